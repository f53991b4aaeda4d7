// Owns the measured strength of the levels, as the gain of each over the level below it.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// In Elo points, with the half-width of the 95 % interval. Zero for the weakest level.
struct MeasuredGain {
  int points = 0;
  int margin = 0;
};

MeasuredGain gain_of_level(int level);
// The sum of the gains of all levels up to `level`.
int points_above_weakest(int level);

}  // namespace damas
