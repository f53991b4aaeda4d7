// Owns the board features that evaluations share: free men, attacked squares, kings' reach.
#pragma once

#include <cstdlib>

#include "core/position.hpp"
#include "core/sliding.hpp"

namespace damas {

template <Rules R>
struct Sight {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

  // The difference between the numbers of men on the two wings.
  static int imbalance(Word men) {
    constexpr Word left_wing = B::files(0, R.board.files / 2 - 1);
    return std::abs(2 * bits::count(men & left_wing) - bits::count(men));
  }

  // Squares from which a man of side S could advance to an enemy piece on an empty board.
  template <Side S>
  static Word in_front_of_enemies(const P& p) {
    Word seen = p.of(opponent(S));
    for (int i = 2; i < R.board.ranks; ++i) {
      Word next = seen;
      for_each_direction<R.man_moves, S>(
          [&]<Direction D>() { next |= B::template step<opposite(D)>(seen); });
      seen = next & B::squares;
    }
    return seen;
  }

  // Free squares on which a man of side S could capture a piece.
  template <Side S>
  static Word attacked_by_men(const P& p, Word empty) {
    Word attacked{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      attacked |= B::template step<D>(p.men(S)) & B::template step<opposite(D)>(empty);
    });
    return attacked & empty;
  }

  // Calls f(squares) with the free squares that the king can reach in each direction.
  template <Side S, class F>
  static void for_each_line(const P& p, Square king, F&& f) {
    for_each_direction<R.king_moves, S>([&]<Direction D>() {
      if constexpr (R.king_range == KingRange::Flying) {
        f(Rays<B>::template reach<D>(king, p.occupied()));
      } else {
        f(B::template step<D>(B::bit(king)) & p.empty());
      }
    });
  }
};

}  // namespace damas
