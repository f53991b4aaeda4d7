#include "net/client/reconnecting_link.hpp"

#include <utility>

namespace damas::net {

namespace {
constexpr Milliseconds dial_patience{15'000};
}

ReconnectingLink::ReconnectingLink(std::string url, Dial dial, std::function<void()> wake,
                                   std::uint64_t seed)
    : url_(std::move(url)), dial_(std::move(dial)), wake_(std::move(wake)), backoff_(seed) {
  dial_now();
}

void ReconnectingLink::tick(Milliseconds elapsed) {
  if (next_try_) {
    *next_try_ -= elapsed;
    if (*next_try_ <= Milliseconds{0}) dial_now();
    return;
  }
  if (!link_ || link_->state() != Link::State::Connecting) return;
  dialed_for_ += elapsed;
  gave_up_ = dialed_for_ > dial_patience;
}

bool ReconnectingLink::take_opened() {
  if (opened_ || !open()) return false;
  opened_ = true;
  return true;
}

std::optional<std::string> ReconnectingLink::receive() {
  return link_ ? link_->receive() : std::nullopt;
}

std::string ReconnectingLink::why_lost() const {
  if (!link_) return {};
  return gave_up_ ? "the server at " + url_ + " does not answer" : link_->why_closed();
}

void ReconnectingLink::send(std::string text) {
  if (open()) link_->send(std::move(text));
}

void ReconnectingLink::dial_later() {
  disconnect();
  next_try_ = backoff_.next();
}

void ReconnectingLink::dial_now() {
  disconnect();
  dialed_for_ = Milliseconds{0};
  opened_ = gave_up_ = false;
  link_ = dial_(url_, wake_);
}

void ReconnectingLink::disconnect() {
  link_.reset();
  next_try_.reset();
}

std::optional<Milliseconds> ReconnectingLink::next_update() const {
  if (next_try_) return next_try_;
  if (link_ && link_->state() == Link::State::Connecting)
    return dial_patience - dialed_for_ + Milliseconds{1};
  return std::nullopt;
}

}  // namespace damas::net
