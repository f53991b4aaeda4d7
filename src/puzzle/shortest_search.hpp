// Owns the search for a shortest solution where the boards are too many for a table: iterative
// deepening, cut by what the patterns need at least.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzle/pattern_set.hpp"

namespace damas::puzzle {

// A slice at a time. The set is ready, of the board's side, and outlives the search.
class ShortestSearch {
 public:
  ShortestSearch(const PatternSet& patterns, const Board& board);

  // Looks at up to so many boards more; whether the solution is found.
  bool work(int steps);
  bool solved() const { return solved_; }
  // Where the gap goes, once solved.
  std::vector<Direction> solution() const;

  // Moves: proved that no solution is shorter.
  int at_least() const { return bound_; }
  std::int64_t looked_at() const { return looked_at_; }

 private:
  // A board on the way that is being looked along.
  struct Level {
    Estimate estimate;
    std::uint8_t gap = 0;
    std::uint8_t tried = 0;  // ways
    Direction came = Direction::Up;
  };

  void step_from(Level& here, Direction way);
  void step_back();
  void deepen();

  const PatternSet& patterns_;
  std::array<std::uint8_t, Board::max_cells> tiles_{};
  std::vector<Level> path_;  // from the board to the one looked at
  int bound_ = 0;
  int next_bound_ = 0;
  bool solved_ = false;
  std::int64_t looked_at_ = 0;
};

}  // namespace damas::puzzle
