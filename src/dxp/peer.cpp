#include "dxp/peer.hpp"

#include <utility>

namespace damas::dxp {

using Clock = std::chrono::steady_clock;
using State = Session::State;

Peer::Peer(std::unique_ptr<tcp::Stream> stream, const Settings& settings, Milliseconds patience)
    : channel_(std::move(stream)),
      patience_(patience),
      session_(settings, [this](const std::string& message) {
        if (!broken_) broken_ = channel_.send(message, Clock::now() + patience_);
      }) {}

std::optional<Trouble> Peer::ask(const Terms& terms) {
  if (auto trouble = settle()) return trouble;
  if (session_.state() == State::Over)
    return Trouble{Trouble::Kind::Refused, "wants no more games"};
  session_.ask(terms);
  return exchange(patience_, [this] { return session_.state() == State::Playing; });
}

std::optional<Trouble> Peer::await_game(Milliseconds patience) {
  if (auto trouble = settle()) return trouble;
  return exchange(patience, [this] {
    return session_.state() == State::Playing || session_.state() == State::Over;
  });
}

std::optional<Trouble> Peer::await_move(Milliseconds patience) {
  return exchange(patience,
                  [this] { return session_.to_move() || session_.state() != State::Playing; });
}

std::optional<Trouble> Peer::settle() {
  return exchange(patience_, [this] { return session_.state() != State::Ending; });
}

template <class Done>
std::optional<Trouble> Peer::exchange(Milliseconds patience, Done done) {
  last_error_.clear();
  const Deadline deadline = Clock::now() + patience;
  while (!done()) {
    if (broken_) return ended(*broken_);
    const Received received = channel_.receive(deadline);
    if (received.kind == Received::Kind::End) return ended(received.text);
    if (received.kind == Received::Kind::Silence) return silent();
    const Event event = session_.take(received.text);
    if (event.kind == Event::Kind::Unreadable) last_error_ = event.text;
    notice_(event);
    if (event.kind == Event::Kind::Refused) return Trouble{Trouble::Kind::Refused, event.text};
    // Checks the time itself, because a program could chat without end.
    if (!done() && Clock::now() >= deadline) return silent();
  }
  return std::nullopt;
}

Trouble Peer::silent() const {
  return {Trouble::Kind::Silent, "did not answer in time" + after_error()};
}

Trouble Peer::ended(const std::string& why) const {
  return {Trouble::Kind::Ended, why + after_error()};
}

std::string Peer::after_error() const {
  return last_error_.empty() ? "" : " after a message that cannot be read (" + last_error_ + ")";
}

}  // namespace damas::dxp
