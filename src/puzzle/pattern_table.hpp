// Owns the least number of moves that bring a few tiles home, whatever the other tiles do. Only
// moves of these tiles count, so the numbers of disjoint patterns add up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// Empty at first; filled in slices by a breadth-first search from the solved board. A placement's
// index is the sum of each tile's place (row by row from 0) times its weight.
class PatternTable {
 public:
  // `tiles`: at most six tiles of a board with `side` rows.
  PatternTable(int side, std::vector<int> tiles);

  // Expands up to `steps` more placements; whether the table is ready.
  bool work(int steps);
  bool ready() const { return ready_; }
  double done() const;

  const std::vector<int>& tiles() const { return tiles_; }
  // The weight of the tile at this position in tiles().
  std::uint32_t weight(std::size_t slot) const { return weights_[slot]; }
  // The number of moves for the placement with this index; the table must be ready.
  std::uint8_t moves(std::uint32_t index) const { return moves_[index]; }

 private:
  // A placement, and the places that the gap can reach without moving any of the tiles.
  struct Reached {
    std::uint32_t index;
    std::uint32_t gaps;
  };

  void begin();
  void end();
  void look_at(Reached from);
  void reach(std::uint32_t index, std::uint32_t taken, int gap);
  std::uint32_t spread(std::uint32_t gaps, std::uint32_t taken) const;

  int side_;
  std::vector<int> tiles_;
  std::vector<std::uint32_t> weights_;
  std::uint32_t left_column_ = 0;
  std::uint32_t right_column_ = 0;
  std::vector<std::uint8_t> moves_;  // by placement
  bool ready_ = false;
  // While filling: the gap places reached so far, by placement, and the placements of the current
  // and the next number of moves.
  std::vector<std::uint32_t> gaps_;
  std::vector<Reached> round_;
  std::vector<Reached> next_;
  std::size_t at_ = 0;
  std::uint8_t next_moves_ = 0;  // the number of moves of those in next_
  std::size_t found_ = 0;
  std::size_t placements_ = 1;
};

}  // namespace damas::puzzle
