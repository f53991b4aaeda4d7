// Owns Session: a match as people play it in a window — who may act, pauses, the pace of machines.
#pragma once

#include <optional>
#include <vector>

#include "match/match.hpp"

namespace damas {

class Session {
 public:
  explicit Session(Match match);

  const Match& match() const { return match_; }
  const Game& game() const { return match_.game(); }

  // Persons at this window: both, one, or none.
  int persons() const;
  // The person for whom a command is given now; nothing between machines.
  std::optional<Side> person() const;
  // A person is to move, and time runs.
  bool may_move() const;
  bool over() const { return match_.outcome().has_value(); }
  // The person at this window, where there is exactly one.
  std::optional<Side> only_person() const;

  // Carried out for whoever of the persons may say it.
  std::optional<Refusal> submit(const Command& command);
  // Of machines, too, for whoever watches them.
  void toggle_pause();
  bool paused() const;

  // Time goes on. A machine's move comes no sooner than the eye can follow: when all that went
  // before `is_shown`, and some time after its turn began.
  void tick(Milliseconds elapsed, bool is_shown);
  // A machine's move is awaited: tick again soon.
  bool awaiting_machine() const;
  std::vector<Event> take_events();

 private:
  Milliseconds least_delay() const;

  Match match_;
  Milliseconds turn_age_{0};
  Milliseconds held_back_{0};  // time that the match has not been told of
};

}  // namespace damas
