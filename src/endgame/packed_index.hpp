// Owns the numbering of the cells of a packed material.
#pragma once

#include <array>
#include <cstdint>

#include "core/any_position.hpp"
#include "endgame/combinations.hpp"
#include "endgame/material.hpp"

namespace damas::endgame {

// The squares of the mover's men, the waiter's men, the mover's kings and the waiter's, as the side
// to move sees them, numbered from its crown row on.
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

// A cell stands for four sets of squares, those of a placement. Sets that share a square belong to
// no position: that costs little space, because no one asks for the sign of such a cell, and equal
// signs are neighbours more often than without these gaps.
class PackedIndex {
 public:
  // The order of the sets within the number of a cell, from the most to the least significant.
  using Order = std::array<std::uint8_t, 4>;
  static constexpr int orders = 24;

  // The order with that number, 0..orders - 1. Number 0 is 0, 1, 2, 3.
  static Order order(int number);

  PackedIndex(const BoardShape& board, const Material& material, const Order& order);

  std::size_t cells() const { return cells_; }
  // The number of sets of each of the four kinds.
  const std::array<std::size_t, 4>& sizes() const { return sizes_; }
  // The factor of each set's number within the number of a cell.
  const std::array<std::size_t, 4>& weights() const { return weights_; }

  // The cell of a placement of this material, whose men are not on their crown row.
  std::size_t operator()(const Placement& placement) const;

 private:
  int row_;  // squares of a rank
  std::size_t cells_ = 1;
  std::array<std::size_t, 4> sizes_ = {};
  std::array<std::size_t, 4> weights_ = {};
};

}  // namespace damas::endgame
