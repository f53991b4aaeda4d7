#include "puzzle/solver.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "puzzle/difficulty.hpp"

namespace damas::puzzle {

namespace {

// A step is the time in which the deepening search expands a board; other work counts as more
// steps.
constexpr int steps_per_placement = 8;
constexpr int steps_per_layer_board = 24;

}  // namespace

void Solver::start(const Board& board) {
  assert(board.side() >= ExactTable::side);
  cancel();
  board_ = board;
  running_ = true;
}

void Solver::cancel() {
  running_ = false;
  solution_.reset();
  shortest_.reset();
  beam_.reset();
}

bool Solver::work(int steps) {
  if (!running_) return false;
  const int placements = std::max(1, steps / steps_per_placement);
  if (board_.side() == ExactTable::side) {
    if (tables_.exact.work(placements)) finish({tables_.exact.solution(board_), true});
  } else if (!patterns().ready()) {
    patterns().work(placements);
  } else {
    search(steps);
  }
  return running_;
}

PatternSet& Solver::patterns() const {
  return board_.side() == 4 ? tables_.fifteen : tables_.twenty_four;
}

void Solver::search(int steps) {
  if (board_.side() == 4) {
    if (!shortest_) shortest_.emplace(patterns(), board_);
    if (shortest_->work(steps)) finish({shortest_->solution(), true});
    return;
  }
  if (!beam_) beam_.emplace(patterns(), board_);
  if (!beam_->work(std::max(1, steps / steps_per_layer_board))) return;
  const std::vector<Direction> moves = beam_->solution();
  finish({moves, static_cast<int>(moves.size()) == beam_->at_least()});
}

void Solver::finish(Solution solution) {
  cancel();
  solution_ = std::move(solution);
}

Progress Solver::progress() const {
  Progress progress;
  if (solution_) progress.stage = Progress::Stage::Solved;
  if (!running_) return progress;
  progress.stage = Progress::Stage::Tables;
  progress.shortest = board_.side() <= 4;
  progress.at_least = least_moves(board_);
  if (shortest_) {
    progress.stage = Progress::Stage::Searching;
    progress.at_least = shortest_->at_least();
    progress.looked_at = shortest_->looked_at();
  } else if (beam_) {
    progress.stage = Progress::Stage::Searching;
    progress.at_least = beam_->at_least();
    progress.looked_at = beam_->looked_at();
    progress.done = beam_->done();
  } else {
    progress.done = board_.side() == ExactTable::side ? tables_.exact.done() : patterns().done();
  }
  return progress;
}

}  // namespace damas::puzzle
