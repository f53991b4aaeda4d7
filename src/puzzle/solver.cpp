#include "puzzle/solver.hpp"

#include <cassert>

#include "puzzle/difficulty.hpp"

namespace damas::puzzle {

void Solver::start(const Board& board) {
  assert(board.side() >= 3);
  board_ = board;
  running_ = true;
  solution_.reset();
}

void Solver::cancel() {
  running_ = false;
  solution_.reset();
}

bool Solver::work(int steps) {
  if (!running_ || board_.side() != ExactTable::side) return running_;
  if (!tables_.exact.work(steps)) return true;
  solution_ = Solution{tables_.exact.solution(board_), true};
  running_ = false;
  return false;
}

Progress Solver::progress() const {
  Progress progress;
  if (running_) progress.stage = Progress::Stage::Searching;
  if (solution_) progress.stage = Progress::Stage::Solved;
  if (running_) progress.at_least = least_moves(board_);
  return progress;
}

}  // namespace damas::puzzle
