// Owns the least moves that a few tiles need to come home, wherever they lie and whatever the other
// tiles do: only moves of these few count, so that the numbers of separate patterns add up.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// Empty at first, filled a slice at a time by a breadth-first search from the solved board. A
// placement's index is the sum of each tile's place (row by row from 0) times its weight.
class PatternTable {
 public:
  // Tiles of a board of that side, at most six.
  PatternTable(int side, std::vector<int> tiles);

  // Looks at up to so many placements more; whether the table is ready.
  bool work(int steps);
  bool ready() const { return ready_; }
  double done() const;

  const std::vector<int>& tiles() const { return tiles_; }
  // Of the tile at this place in tiles().
  std::uint32_t weight(std::size_t slot) const { return weights_[slot]; }
  // Of a ready table: moves.
  std::uint8_t moves(std::uint32_t index) const { return moves_[index]; }

 private:
  // A placement, and the places that the gap can reach without moving one of the tiles.
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
  // While filling: by placement the gaps reached so far, and the placements of this and the next
  // number of moves.
  std::vector<std::uint32_t> gaps_;
  std::vector<Reached> round_;
  std::vector<Reached> next_;
  std::size_t at_ = 0;
  std::uint8_t next_moves_ = 0;  // of those in next_
  std::size_t found_ = 0;
  std::size_t placements_ = 1;
};

}  // namespace damas::puzzle
