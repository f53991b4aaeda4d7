// Owns BackgroundGame: a silent game of the machine against itself behind the menu.
#pragma once

#include <cstdint>
#include <optional>

#include "match/match.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/board/marks.hpp"

namespace damas {

class BackgroundGame {
 public:
  BackgroundGame(const EngineOptions& engine, std::uint64_t seed);

  // True if the picture has changed.
  bool update(Milliseconds elapsed, MotionSpeed speed);
  // The time after which to call update() again, even if nothing happens before.
  std::optional<Milliseconds> next_update() const;

  const BoardShape& shape() const { return match_.game().shape(); }
  BoardPicture picture() const { return animation_.picture(); }

 private:
  Match match_;
  EngineOptions engine_;
  Animation animation_;
  Milliseconds since_move_{0};
};

}  // namespace damas
