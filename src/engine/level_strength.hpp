// Owns the measured strength of the levels, as the gain of each over the level below it.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// In Elo points, with the half-width of the 95 % interval. Zero for the weakest level.
struct MeasuredGain {
  int points = 0;
  int margin = 0;

  friend bool operator==(const MeasuredGain&, const MeasuredGain&) = default;
};

// Boards of up to 64 cells have other gains than larger ones.
MeasuredGain gain_of_level(int level, const BoardShape& board);
// The sum of the gains of all levels up to `level`.
int points_above_weakest(int level, const BoardShape& board);

}  // namespace damas
