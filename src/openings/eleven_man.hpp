// Owns the eleven-man ballot of English draughts: each side takes off a man and makes a first move,
// all four drawn by lot.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game.hpp"

namespace damas {

constexpr bool has_eleven_man_ballot(Variant variant) {
  return variant == Variant::English;
}

struct ElevenManOpening {
  AnyPosition start;        // without the two men, before the first moves
  std::vector<Move> moves;  // one of each side
};

// Black takes off one of the men on 5 to 12, White one of those on 21 to 28; then each side makes
// one of its seven first moves. If the man that moves has been taken off, the man behind it moves
// to its square, in the same direction if one stands there. Openings that lose a man are not drawn.
// The same `lot` draws the same opening.
ElevenManOpening drawn_eleven_man(std::uint64_t lot);

// The number of different draws; lots from 0 to below it draw each of them once. Some lead to the
// same position.
std::size_t eleven_man_draws();

}  // namespace damas
