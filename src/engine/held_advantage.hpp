// Owns how much of an advantage the weaker side holds to a draw.
#pragma once

#include "core/position.hpp"

namespace damas {

// What the score of a position is divided by if `winner` stands better. A flying king is hard to
// catch: a side that has one holds small advantages to a draw, a lone one even large ones, which
// are then divided by `by_lone_king`.
template <Rules R>
int held_divisor(const Position<R>& p, Side winner, int by_lone_king) {
  using B = typename Position<R>::Board;
  if constexpr (R.king_range != KingRange::Flying || R.goal != Goal::Block) return 1;
  const Side loser = opponent(winner);
  if (!bits::any(p.kings_of(loser))) return 1;
  const int strong = bits::count(p.of(winner));
  const int weak = bits::count(p.of(loser));
  if (weak == 1) {
    const bool on_road = !R.board.whole && bits::any(p.of(loser) & B::main_road());
    return strong <= 2 || on_road ? by_lone_king : 1;
  }
  return strong - weak <= 1 && strong + weak <= 8 ? 2 : 1;
}

}  // namespace damas
