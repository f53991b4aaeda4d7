// Owns Placement: the squares of few pieces as the side to move sees them.
#pragma once

#include <array>

#include "core/any_position.hpp"
#include "endgame/combinations.hpp"
#include "endgame/material.hpp"

namespace damas::endgame {

// The squares of the mover's men, the waiter's men, the mover's kings and the waiter's kings,
// numbered from the crown row of the mover on. The mover is the side to move, the waiter the other.
struct Placement {
  std::array<Squares, 4> sets;

  // The position must have at most `most_pieces` pieces.
  static Placement of(const AnyPosition& position);
  template <Rules R>
  static Placement of(const Position<R>& p);
  Material material() const {
    return {{sets[0].count, sets[2].count}, {sets[1].count, sets[3].count}};
  }
};

template <Rules R>
Placement Placement::of(const Position<R>& p) {
  const auto squares_of = [&p](typename Position<R>::Word pieces) {
    Squares set;
    bits::for_each(pieces, [&](Square s) { set.add(R.board.ordinal(s)); });
    if (p.to_move == Side::White) return set;
    Squares turned;
    for (int i = set.count; i > 0; --i)
      turned.add(R.board.square_count() - 1 - set[i - 1]);
    return turned;
  };
  const Side mover = p.to_move;
  const Side waiter = opponent(mover);
  return {{squares_of(p.men(mover)), squares_of(p.men(waiter)), squares_of(p.kings_of(mover)),
           squares_of(p.kings_of(waiter))}};
}

// The number of pieces of both sides together.
int pieces_of(const AnyPosition& position);

}  // namespace damas::endgame
