// Owns the search for a shortest solution where there are too many boards for a table: iterative
// deepening, pruned by the patterns' lower bounds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzle/pattern_set.hpp"

namespace damas::puzzle {

// Works in slices. The set must be ready, have the board's side, and outlive the search.
class ShortestSearch {
 public:
  ShortestSearch(const PatternSet& patterns, const Board& board);

  // Expands up to `steps` more boards; whether the solution is found.
  bool work(int steps);
  bool solved() const { return solved_; }
  // The gap's directions; valid once solved.
  std::vector<Direction> solution() const;

  // A number of moves: it is proved that no solution is shorter.
  int at_least() const { return bound_; }
  std::int64_t looked_at() const { return looked_at_; }

 private:
  // A board on the current path.
  struct Level {
    Estimate estimate;
    std::uint8_t gap = 0;
    std::uint8_t tried = 0;  // directions, as bits
    Direction came = Direction::Up;
  };

  void step_from(Level& here, Direction way);
  void step_back();
  void deepen();

  const PatternSet& patterns_;
  std::array<std::uint8_t, Board::max_cells> tiles_{};
  std::vector<Level> path_;  // from the start to the current board
  int bound_ = 0;
  int next_bound_ = 0;
  bool solved_ = false;
  std::int64_t looked_at_ = 0;
};

}  // namespace damas::puzzle
