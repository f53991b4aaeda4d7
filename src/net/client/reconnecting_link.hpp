// Owns the client's connection over several links: connects, and reconnects after a pause.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "net/client/backoff.hpp"
#include "net/client/link.hpp"

namespace damas::net {

class ReconnectingLink {
 public:
  ReconnectingLink(std::string url, Dial dial, std::function<void()> wake, std::uint64_t seed);

  // Connects when it is time, and gives up an attempt that takes too long.
  void tick(Milliseconds elapsed);
  bool open() const { return link_ && link_->state() == Link::State::Open; }
  // Whether the link has opened since the last call.
  bool take_opened();
  // Whether the current link was ever open.
  bool opened() const { return opened_; }
  // The next message; also those that arrived before the link closed.
  std::optional<std::string> receive();
  void send(std::string text);
  // The link is closed. Nothing happens until one of the functions below is called.
  bool lost() const { return link_ && (gave_up_ || link_->state() == Link::State::Closed); }
  std::string why_lost() const;
  Link::Found found() const { return link_ ? link_->found() : Link::Found::Nobody; }
  bool hopeless() const { return link_ && link_->hopeless(); }

  // Closes the link, and connects again after a pause that grows with each attempt.
  void dial_later();
  // Closes the link, and connects again at once.
  void dial_now();
  // Closes the link, and does not connect again.
  void disconnect();
  // Makes the next pauses short again.
  void trust() { backoff_.reset(); }

  // Time until the next attempt; nothing while there is a link, or none is wanted.
  const std::optional<Milliseconds>& next_try() const { return next_try_; }
  // Time until tick() has something to do.
  std::optional<Milliseconds> next_update() const;

 private:
  std::string url_;
  Dial dial_;
  std::function<void()> wake_;
  Backoff backoff_;
  std::unique_ptr<Link> link_;
  Milliseconds dialed_for_{0};
  bool opened_ = false;
  bool gave_up_ = false;
  std::optional<Milliseconds> next_try_;
};

}  // namespace damas::net
