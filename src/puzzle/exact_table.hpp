// Owns the shortest solution of every 3×3 board, found by breadth-first search.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// Empty at first: its owner fills it at once or in slices, and may query it once it is ready.
// Queried boards must have side 3 and be solvable.
class ExactTable {
 public:
  static constexpr int side = 3;
  static constexpr std::size_t boards = 181'440;  // 9! / 2
  static constexpr int longest = 31;              // moves of the hardest boards

  // Expands up to `steps` more boards; whether the table is ready.
  bool work(int steps);
  void finish() {
    while (!work(static_cast<int>(boards)))
      ;
  }
  bool ready() const { return looked_at_ == boards; }
  double done() const { return static_cast<double>(looked_at_) / static_cast<double>(boards); }

  // The length of the shortest solution, 0 … longest.
  int distance(const Board& board) const;
  // The gap's first direction in a shortest solution; nothing for the solved board.
  std::optional<Direction> best_move(const Board& board) const;
  // The gap's directions in a shortest solution.
  std::vector<Direction> solution(Board board) const;

 private:
  void begin();
  void look_at(std::size_t index);

  std::vector<std::uint8_t> distances_;  // by board, see index_of
  std::vector<std::uint32_t> found_;     // boards by distance, while filling
  std::size_t looked_at_ = 0;
};

}  // namespace damas::puzzle
