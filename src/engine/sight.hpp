// Owns what evaluations see at a glance: free men, attacked squares, the reach of kings.
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

  // How many more men stand on one wing than on the other.
  static int imbalance(Word men) {
    constexpr Word left_wing = B::files(0, R.board.files / 2 - 1);
    return std::abs(2 * bits::count(men & left_wing) - bits::count(men));
  }

  // Squares from which a man of side S has an enemy piece somewhere before it.
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

  // Free squares on which a piece could be jumped by a man of side S.
  template <Side S>
  static Word attacked_by_men(const P& p, Word empty) {
    Word attacked{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      attacked |= B::template step<D>(p.men(S)) & B::template step<opposite(D)>(empty);
    });
    return attacked & empty;
  }

  // Calls f(squares) for each line of free squares along which the king can go.
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
