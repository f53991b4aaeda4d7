// Owns the slide square by square, as one would find it without tables: shift, look, shift again.
#pragma once

#include <vector>

#include "core/sliding/slide.hpp"

namespace damas::sliding {

// One shift of one ray.
struct Step {
  Direction way = Direction::North;
  Square at = Square::A1;

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

// The neighbour in that direction; empty beyond the edge.
Bitboard shifted(Bitboard one, Direction way);

// All steps of a slider until a piece or the edge stops each ray; the last of a ray may stand on a
// piece.
std::vector<Step> walk(Slider slider, Square from, Bitboard occupied);

// The same as `sight`, by walking.
Bitboard walked_sight(Slider slider, Square from, Bitboard occupied);

}  // namespace damas::sliding
