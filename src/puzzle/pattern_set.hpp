// Owns the patterns into which a board's tiles are divided, and the lower bound they give.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzle/pattern_table.hpp"

namespace damas::puzzle {

// A lower bound for the moves that a board needs. It has, for each pattern, the index of its tiles
// in the pattern's table, and the sum of the moves in these tables: once for the board, and once
// for its mirror image along the diagonal from the top left, which needs as many moves.
struct Estimate {
  static constexpr std::size_t max_patterns = 6;

  std::array<std::array<std::uint32_t, max_patterns>, 2> indexes{};
  std::array<int, 2> sums{};

  // A number of moves: no solution is shorter.
  int at_least() const { return sums[0] > sums[1] ? sums[0] : sums[1]; }
};

class PatternSet {
 public:
  // Each tile of the board must be in exactly one pattern.
  PatternSet(int side, const std::vector<std::vector<int>>& patterns);

  bool work(int steps);
  bool ready() const { return tables_.back().ready(); }
  double done() const;

  int side() const { return side_; }
  // The set must be ready.
  Estimate estimate(const Board& board) const;
  // Updates the estimate after a tile has moved; places count row by row from 0.
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

// The patterns for 4×4 and 5×5 that reduced the search most in measurements, among those that are
// filled quickly and stay small.
PatternSet fifteen_patterns();
PatternSet twenty_four_patterns();

}  // namespace damas::puzzle
