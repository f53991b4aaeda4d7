// Owns BackgroundGame: a silent game of the machine against itself behind the menu.
#pragma once

#include <cstdint>

#include "match/match.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class BackgroundGame {
 public:
  BackgroundGame(Drive drive, std::uint64_t seed);

  // True if the picture has changed.
  bool update(Milliseconds elapsed, MotionSpeed speed);
  // Time until the next update; most of the time there is nothing to do.
  Milliseconds next_update() const;

  const BoardShape& shape() const { return match_.game().shape(); }
  BoardPicture picture() const { return animation_.picture(); }

 private:
  Match match_;
  Drive drive_;
  Animation animation_;
  Milliseconds since_move_{0};
};

}  // namespace damas
