// Owns slides that are computed square by square, without tables.
#pragma once

#include <vector>

#include "core/sliding/slide.hpp"

namespace damas::sliding {

// One step on one ray.
struct Step {
  Direction way = Direction::North;
  Square at = Square::A1;

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

// The neighbour of the square in that direction; empty beyond the edge.
Bitboard shifted(Bitboard one, Direction way);

// All steps of a slider until a piece or the edge stops each ray; the last step of a ray may be on
// a piece.
std::vector<Step> walk(Slider slider, Square from, Bitboard occupied);

// Returns the same squares as sight(), but computed by steps.
Bitboard walked_sight(Slider slider, Square from, Bitboard occupied);

}  // namespace damas::sliding
