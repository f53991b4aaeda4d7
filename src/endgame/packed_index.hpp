// Owns the numbering of the cells of a packed material.
#pragma once

#include <array>
#include <cstdint>

#include "core/square.hpp"
#include "endgame/placement.hpp"

namespace damas::endgame {

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
