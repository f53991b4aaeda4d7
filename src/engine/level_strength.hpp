// Owns what was measured of the levels: by how much each is stronger than the one below it.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// In Elo points, with the margin of the 95 % interval. Nothing is gained at the weakest level.
struct MeasuredGain {
  int points = 0;
  int margin = 0;
};

MeasuredGain gain_of_level(int level);
// The sum of the gains up to that level.
int points_above_weakest(int level);

}  // namespace damas
