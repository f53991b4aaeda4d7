// Owns Session: a match as people play it in a window, wherever their opponents sit; and
// LocalSession, where all is decided at this window — who may act, pauses, the pace of machines.
#pragma once

#include <optional>
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
  // As it stands on the board; ahead of the match by a move that is on its way.
  virtual const Game& game() const { return match().game(); }

  // Persons at this window: both, one, or none.
  virtual int persons() const = 0;
  // The person for whom a command is given now; nothing where none is at this window.
  virtual std::optional<Side> person() const = 0;
  // The person at this window, where there is exactly one.
  virtual std::optional<Side> only_person() const = 0;
  // A person is to move, and time runs.
  virtual bool may_move() const;
  bool over() const { return match().outcome().has_value(); }
  bool paused() const;

  // Carried out for whoever of the persons may say it.
  virtual std::optional<Refusal> submit(const Command& command) = 0;
  void toggle_pause();

  // Time goes on; `is_shown`: all that went before.
  virtual void tick(Milliseconds elapsed, bool is_shown) = 0;
  // A machine's move is awaited: tick again soon.
  virtual bool awaiting_machine() const { return false; }
  virtual std::vector<Event> take_events() = 0;
};

class LocalSession final : public Session {
 public:
  explicit LocalSession(Match match);

  const Match& match() const override { return match_; }
  // To change who plays.
  Match& own_match() { return match_; }
  int persons() const override;
  std::optional<Side> person() const override;
  std::optional<Side> only_person() const override;

  // Of machines, pauses, too, for whoever watches them.
  std::optional<Refusal> submit(const Command& command) override;

  // A machine's move comes no sooner than the eye can follow: when all that went before is shown,
  // and some time after its turn began.
  void tick(Milliseconds elapsed, bool is_shown) override;
  bool awaiting_machine() const override;
  std::vector<Event> take_events() override;

 private:
  Milliseconds least_delay() const;

  Match match_;
  Milliseconds turn_age_{0};
  Milliseconds held_back_{0};  // time that the match has not been told of
};

}  // namespace damas
