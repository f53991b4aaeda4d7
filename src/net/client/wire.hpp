// Owns the link of a client over its lives: dials, and dials again after a pause.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "net/client/backoff.hpp"
#include "net/client/link.hpp"

namespace damas::net {

class Wire {
 public:
  Wire(std::string url, Dial dial, std::function<void()> wake, std::uint64_t seed);

  // Dials when it is time, and gives up a dial that takes too long.
  void tick(Milliseconds elapsed);
  bool open() const { return link_ && link_->state() == Link::State::Open; }
  // It has opened since this was last asked.
  bool take_opened();
  // It was open, if only for a while.
  bool opened() const { return opened_; }
  // What came; also what came before the end.
  std::optional<std::string> receive();
  void send(std::string text);
  // The link that was there is gone; nothing is done about it until one of the following.
  bool lost() const { return link_ && (gave_up_ || link_->state() == Link::State::Closed); }
  std::string why_lost() const;
  Link::Found found() const { return link_ ? link_->found() : Link::Found::Nobody; }
  bool hopeless() const { return link_ && link_->hopeless(); }

  // Closes what is there, and dials again after a pause that grows with each time, ...
  void dial_later();
  // ... at once, ...
  void dial_now();
  // ... or not at all.
  void hang_up();
  // The next pauses begin small again.
  void trust() { backoff_.reset(); }

  // Until it dials; nothing while there is a link, or none is wanted.
  const std::optional<Milliseconds>& next_try() const { return next_try_; }
  // When tick() has something to do.
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
