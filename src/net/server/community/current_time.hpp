// Owns the time of the current call, and the judgement whether the wall clock can be believed.
#pragma once

#include <optional>

#include "net/server/community/now.hpp"
#include "net/server/community/undoable.hpp"

namespace damas::net {

class CurrentTime {
 public:
  void set(const Now& now);

  Milliseconds steady() const { return now_.steady; }
  WallTime wall() const { return now_.wall; }
  Milliseconds machine() const { return now_.machine(); }
  bool clocks_stand() const { return now_.stands; }

  // Players of an earlier process may still be on their way back.
  bool has_just_begun() const;

  // Whether the wall clock has been in step with the other clock for long enough. Each call takes
  // a reading.
  bool believes_wall_clock();
  bool wall_clock_jumped();  // it jumped, and is not believed again yet

  void keep() { began_.keep(); }
  void undo() { began_.undo(); }

 private:
  struct WallClock {
    WallTime lead = 0;      // difference to the clock that only goes forward
    Milliseconds since{0};  // start of the period without a jump
    bool jumped = false;    // it began with a jump, not with the first reading
  };

  Now now_;
  Undoable<std::optional<Milliseconds>> began_;  // the time of the first call
  std::optional<WallClock> wall_;
};

}  // namespace damas::net
