// Owns the patterns that a board's tiles are divided into, and the moves they need at least.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle/pattern_table.hpp"

namespace damas::puzzle {

// The indexes of a board's tiles in each pattern, for the board and for the board mirrored along
// the diagonal from the top left, which needs as many moves; and what they need.
struct Estimate {
  static constexpr std::size_t max_patterns = 6;

  std::array<std::array<std::uint32_t, max_patterns>, 2> indexes{};
  std::array<int, 2> sums{};

  // Moves: no solution is shorter.
  int at_least() const { return sums[0] > sums[1] ? sums[0] : sums[1]; }
};

class PatternSet {
 public:
  // The patterns together have each tile of the board once.
  PatternSet(int side, const std::vector<std::vector<int>>& patterns);

  bool work(int steps);
  bool ready() const { return tables_.back().ready(); }
  double done() const;

  int side() const { return side_; }
  // Of a ready set.
  Estimate estimate(const Board& board) const;
  // After a tile has moved; places row by row from 0.
  void move(Estimate& estimate, int tile, int from, int to) const {
    shift(estimate, 0, homes_[index(tile)], to - from);
    const int across = mirrored_[index(to)] - mirrored_[index(from)];
    shift(estimate, 1, homes_[index(mirrored_[index(tile - 1)] + 1)], across);
  }

 private:
  struct Home {
    std::uint8_t pattern = 0;
    std::uint32_t weight = 0;
  };
  static constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

  void shift(Estimate& estimate, std::size_t view, Home home, int places) const {
    std::uint32_t& at = estimate.indexes[view][home.pattern];
    const PatternTable& table = tables_[home.pattern];
    estimate.sums[view] -= table.moves(at);
    at += static_cast<std::uint32_t>(places) * home.weight;
    estimate.sums[view] += table.moves(at);
  }

  int side_;
  std::vector<PatternTable> tables_;
  std::array<Home, Board::max_cells> homes_{};    // by tile
  std::array<int, Board::max_cells> mirrored_{};  // by place
};

// Those of 4×4 and of 5×5 that were measured to cut a search most, of the sizes that are filled
// quickly and stay small.
PatternSet fifteen_patterns();
PatternSet twenty_four_patterns();

}  // namespace damas::puzzle
