#include "puzzle/shortest_search.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

namespace damas::puzzle {

namespace {

constexpr int no_bound = std::numeric_limits<int>::max();

}  // namespace

ShortestSearch::ShortestSearch(const PatternSet& patterns, const Board& board)
    : patterns_(patterns) {
  const int side = board.side();
  for (int place = 0; place < side * side; ++place) {
    tiles_[static_cast<std::size_t>(place)] =
        static_cast<std::uint8_t>(board.tile_at({place / side, place % side}));
  }
  Level start;
  start.estimate = patterns.estimate(board);
  start.gap = static_cast<std::uint8_t>(board.gap().row * side + board.gap().column);
  path_.push_back(start);
  bound_ = start.estimate.at_least();
  next_bound_ = no_bound;
  solved_ = board.solved();
}

bool ShortestSearch::work(int steps) {
  const std::int64_t enough = looked_at_ + steps;
  while (!solved_ && looked_at_ < enough) {
    Level& here = path_.back();
    if (here.tried < all_directions.size()) {
      step_from(here, all_directions[here.tried++]);
    } else if (path_.size() > 1) {
      step_back();
    } else {
      deepen();
    }
  }
  return solved_;
}

void ShortestSearch::step_from(Level& here, Direction way) {
  if (path_.size() > 1 && way == opposite(here.came)) return;
  const int side = patterns_.side();
  const Cell gap{here.gap / side, here.gap % side};
  const Cell to = neighbour(gap, way);
  if (to.row < 0 || to.row >= side || to.column < 0 || to.column >= side) return;
  const int from = to.row * side + to.column;
  const std::uint8_t tile = tiles_[static_cast<std::size_t>(from)];
  Level next{here.estimate, static_cast<std::uint8_t>(from), 0, way};
  patterns_.move(next.estimate, tile, from, here.gap);
  ++looked_at_;
  const int least = next.estimate.at_least();
  const int moves = static_cast<int>(path_.size()) + least;
  if (moves > bound_) {
    next_bound_ = std::min(next_bound_, moves);
    return;
  }
  tiles_[here.gap] = tile;
  solved_ = least == 0;
  path_.push_back(next);
}

void ShortestSearch::step_back() {
  const int left = path_.back().gap;
  path_.pop_back();
  tiles_[static_cast<std::size_t>(left)] = tiles_[path_.back().gap];
}

void ShortestSearch::deepen() {
  assert(next_bound_ != no_bound);
  bound_ = std::exchange(next_bound_, no_bound);
  path_.back().tried = 0;
}

std::vector<Direction> ShortestSearch::solution() const {
  std::vector<Direction> moves;
  for (auto level = path_.begin() + 1; level != path_.end(); ++level)
    moves.push_back(level->came);
  return moves;
}

}  // namespace damas::puzzle
