#include "puzzle/adviser.hpp"

namespace damas::puzzle {

void Adviser::deal(const Board& board) {
  drop_question();
  resting_ = false;
  solution_.reset();
  board_ = board;
  deal_.start(board);
}

void Adviser::follow(const Board& board) {
  if (board == board_ || keep_rest(board)) return;
  solution_.reset();
  board_ = board;
  drop_question();
}

void Adviser::ask() {
  if (solution_ || asked_.running()) return;
  wanted_ = true;
  resting_ = false;
  // The deal's own search is already looking for a solution of this board.
  if (!(deal_.running() && deal_.board() == board_)) asked_.start(board_);
}

void Adviser::cancel() {
  const bool by_deal = asked() && !asked_.running();
  resting_ = resting_ || by_deal;
  drop_question();
}

void Adviser::drop_question() {
  wanted_ = false;
  asked_.cancel();
}

bool Adviser::work(int steps) {
  if (resting_) return false;
  Solver& first = asked_.running() ? asked_ : deal_;
  if (first.running() && !first.work(steps) && first.board() == board_) {
    solution_ = first.solution();
  }
  return asked_.running() || deal_.running();
}

std::optional<Best> Adviser::best() const {
  if (!deal_.solution()) return std::nullopt;
  return Best{static_cast<int>(deal_.solution()->moves.size()), deal_.solution()->shortest};
}

std::optional<Direction> Adviser::hint() const {
  if (!solution_ || solution_->moves.empty()) return std::nullopt;
  return solution_->moves.front();
}

Progress Adviser::progress() const {
  return asked_.running() ? asked_.progress() : deal_.progress();
}

bool Adviser::keep_rest(const Board& board) {
  if (!solution_) return false;
  Board along = board_;
  for (auto move = solution_->moves.begin(); move != solution_->moves.end();) {
    along.move_gap(*move++);
    if (along != board) continue;
    solution_->moves.erase(solution_->moves.begin(), move);
    board_ = board;
    return true;
  }
  return false;
}

}  // namespace damas::puzzle
