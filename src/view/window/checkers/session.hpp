// Owns Session, a match as it is used in a window, whether local or online; and LocalSession, a
// match that takes place in this window only.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "match/match.hpp"

namespace damas {

class Session {
 public:
  virtual ~Session() = default;
  Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  virtual const Match& match() const = 0;
  // The game of the match, including a move that the server has not confirmed yet.
  virtual const Game& game() const { return match().game(); }

  // The number of persons at this window, 0..2.
  virtual int persons() const = 0;
  // The side in whose name a command would be given now; nothing if no person is at this window.
  virtual std::optional<Side> person() const = 0;
  // The side of the person at this window, if there is exactly one.
  virtual std::optional<Side> only_person() const = 0;
  // A person is to move, and the match is not paused or over.
  virtual bool may_move() const;
  // The clock runs, and it is this window that lets it run.
  virtual bool runs_clock() const { return false; }
  bool over() const { return match().outcome().has_value(); }
  bool paused() const;

  // Carried out in the name of the person who may give this command.
  virtual std::optional<Refusal> submit(const Command& command) = 0;
  void toggle_pause();

  // Whether a machine that plays in this window may think while a person is to move.
  virtual void set_pondering(bool /*on*/) {}
  // Advances the time; `is_shown`: all earlier events have been shown.
  virtual void tick(Milliseconds elapsed, bool is_shown) = 0;
  // The time after which to call tick() again, even if nothing happens before.
  virtual std::optional<Milliseconds> next_update() const { return std::nullopt; }
  virtual std::vector<Event> take_events() = 0;
};

class LocalSession final : public Session {
 public:
  explicit LocalSession(Match match);

  const Match& match() const override { return match_; }
  // The match with write access, to change its players.
  Match& own_match() { return match_; }
  int persons() const override;
  std::optional<Side> person() const override;
  std::optional<Side> only_person() const override;
  bool runs_clock() const override;

  // In a match of two machines, a person may still pause.
  std::optional<Refusal> submit(const Command& command) override;

  void set_pondering(bool on) override { match_.set_pondering(on); }
  // Delays a machine's move until all earlier events are shown and a minimal time has passed, so
  // that a person can follow it.
  void tick(Milliseconds elapsed, bool is_shown) override;
  std::optional<Milliseconds> next_update() const override;
  std::vector<Event> take_events() override;

  // Ends a wait, during which neither clocks nor machines go on. False if the match did not wait.
  bool go_on() { return std::exchange(waits_, false); }
  // Whether the match waits after every move of a person, until go_on().
  void wait_after_moves(bool on) { waits_after_moves_ = on; }

 private:
  Milliseconds least_delay() const;

  Match match_;
  Milliseconds turn_age_{0};
  Milliseconds held_back_{0};  // time not passed to the match yet
  bool waits_ = false;
  bool waits_after_moves_ = false;
};

}  // namespace damas
