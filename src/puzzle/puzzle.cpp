#include "puzzle/puzzle.hpp"

#include <cassert>
#include <cstdlib>
#include <utility>

#include "puzzle/deal.hpp"

namespace damas::puzzle {

void Puzzle::start(const Board& board) {
  assert(is_solvable(board));
  board_ = board;
  state_ = board.solved() ? State::Won : State::Dealt;
  moves_ = 0;
  helped_ = false;
  elapsed_ = {};
  history_.clear();
  done_ = 0;
  events_.push_back(Dealt{});
}

std::optional<Refusal> Puzzle::move_gap(Direction way) {
  if (state_ == State::Won) return Refusal::AlreadyWon;
  if (!board_.can_move_gap(way)) return Refusal::AtEdge;
  play({way, 1});
  return std::nullopt;
}

std::optional<Refusal> Puzzle::slide(Cell touched) {
  if (state_ == State::Won) return Refusal::AlreadyWon;
  const auto way = board_.slide_way(touched);
  if (!way) return Refusal::NotInLine;
  const Cell gap = board_.gap();
  const int tiles = std::abs(touched.row - gap.row) + std::abs(touched.column - gap.column);
  play({opposite(*way), tiles});
  return std::nullopt;
}

std::optional<Refusal> Puzzle::undo() {
  if (state_ == State::Won) return Refusal::AlreadyWon;
  if (!can_undo()) return Refusal::NothingToUndo;
  const Run run = history_[--done_];
  carry_out({opposite(run.gap_way), run.tiles});
  moves_ -= run.tiles;
  return std::nullopt;
}

std::optional<Refusal> Puzzle::redo() {
  if (state_ == State::Won) return Refusal::AlreadyWon;
  if (!can_redo()) return Refusal::NothingToRedo;
  const Run run = history_[done_++];
  carry_out(run);
  moves_ += run.tiles;
  return std::nullopt;
}

void Puzzle::tick(std::chrono::milliseconds passed) {
  if (state_ == State::Playing) elapsed_ += passed;
}

void Puzzle::think(std::chrono::milliseconds passed) {
  if (state_ != State::Won) elapsed_ += passed;
}

std::vector<Event> Puzzle::take_events() {
  return std::exchange(events_, {});
}

void Puzzle::play(Run run) {
  history_.erase(history_.begin() + static_cast<std::ptrdiff_t>(done_), history_.end());
  history_.push_back(run);
  ++done_;
  state_ = State::Playing;
  carry_out(run);
  moves_ += run.tiles;
  if (!board_.solved()) return;
  state_ = State::Won;
  events_.push_back(Won{});
}

void Puzzle::carry_out(Run run) {
  for (int passed = 0; passed < run.tiles; ++passed) {
    const Cell to = board_.gap();
    const Cell from = neighbour(to, run.gap_way);
    events_.push_back(TileMoved{board_.tile_at(from), from, to});
    board_.move_gap(run.gap_way);
  }
}

}  // namespace damas::puzzle
