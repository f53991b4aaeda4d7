// Owns the reduction of advantages that the weaker side can often hold to a draw.
#pragma once

#include "core/position.hpp"

namespace damas {

// The divisor for the score of a position in which `winner` is better. Flying kings are hard to
// catch: they hold small advantages in small endings, which are halved. A lone king holds two
// pieces, or any number from the main road; these advantages are divided by `by_lone_king`.
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
