// Owns simple searches for checking the solver's answers; they share only the board with it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

inline std::string key_of(const Board& board) {
  std::string key;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column)
      key += static_cast<char>('a' + board.tile_at({row, column}));
  }
  return key;
}

// Moves to the solved board, of all boards at most so many moves away.
inline std::map<std::string, int> distances_within(int side, int most) {
  std::map<std::string, int> distances{{key_of(Board(side)), 0}};
  std::queue<std::pair<Board, int>> open;
  open.push({Board(side), 0});
  for (; !open.empty(); open.pop()) {
    const auto [board, distance] = open.front();
    if (distance == most) continue;
    for (const Direction way : all_directions) {
      Board next = board;
      if (!next.move_gap(way)) continue;
      if (distances.emplace(key_of(next), distance + 1).second) open.push({next, distance + 1});
    }
  }
  return distances;
}

inline int manhattan(const Board& board) {
  int moves = 0;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const int home = board.tile_at({row, column}) - 1;
      if (home < 0) continue;
      moves += std::abs(home / board.side() - row) + std::abs(home % board.side() - column);
    }
  }
  return moves;
}

// Depth-first within `most` moves, cut by the Manhattan distance; counts the boards looked at.
inline bool solvable_within(const Board& board, int most, int moves, Direction came,
                            std::int64_t& looked_at) {
  if (board.solved()) return true;
  for (const Direction way : all_directions) {
    if (moves > 0 && way == opposite(came)) continue;
    Board next = board;
    if (!next.move_gap(way)) continue;
    ++looked_at;
    if (moves + 1 + manhattan(next) > most) continue;
    if (solvable_within(next, most, moves + 1, way, looked_at)) return true;
  }
  return false;
}

inline int shortest_by_deepening(const Board& board) {
  std::int64_t looked_at = 0;
  int most = manhattan(board);
  while (!solvable_within(board, most, 0, Direction::Up, looked_at))
    most += 2;
  return most;
}

inline Board walked(int side, int steps, Random& random) {
  Board board(side);
  for (int step = 0; step < steps; ++step)
    board.move_gap(all_directions[random.below(all_directions.size())]);
  return board;
}

inline Board after(Board board, const std::vector<Direction>& moves) {
  for (const Direction way : moves)
    board.move_gap(way);
  return board;
}

}  // namespace damas::puzzle
