#include "dxp/channel.hpp"

#include <utility>

namespace damas::dxp {

using Clock = std::chrono::steady_clock;

Channel::Channel(std::unique_ptr<tcp::Stream> stream) : stream_(std::move(stream)) {}

std::optional<std::string> Channel::send(std::string_view message, Deadline deadline) {
  return stream_->send(std::string(message) + '\0', deadline);
}

Received Channel::receive(Deadline deadline) {
  for (;;) {
    if (auto message = buffer_.take()) return {Received::Kind::Text, std::move(*message)};
    if (buffer_.overflowed()) {
      return {Received::Kind::End, "sent more than " +
                                       std::to_string(MessageBuffer::longest_heard) +
                                       " characters without the end of a message"};
    }
    auto received = stream_->receive(deadline);
    if (received.kind == tcp::Received::Kind::End)
      return {Received::Kind::End, std::move(received.text)};
    if (received.kind == tcp::Received::Kind::Silence) return {Received::Kind::Silence, {}};
    buffer_.add(received.text);
    // Checks the time itself, because a program could send bytes without end.
    const bool late = Clock::now() >= deadline;
    if (auto message = buffer_.take()) return {Received::Kind::Text, std::move(*message)};
    if (late && !buffer_.overflowed()) return {Received::Kind::Silence, {}};
  }
}

}  // namespace damas::dxp
