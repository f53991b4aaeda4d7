#include "view/window/puzzle/table.hpp"

namespace damas {

using puzzle::Refusal;

puzzle::Tables& puzzle_tables() {
  static puzzle::Tables tables;
  return tables;
}

PuzzleTable::PuzzleTable(const puzzle::Board& board, const puzzle::Random& chance)
    : random_(chance), puzzle_(board), adviser_(puzzle_tables()) {
  begin(board);
  puzzle_.take_events();
}

void PuzzleTable::begin(const puzzle::Board& board) {
  puzzle_.start(board);
  adviser_.deal(board);
  day_.reset();
  showing_ = Showing::No;
  hint_ = false;
  busy_ = true;
}

void PuzzleTable::deal(int side, puzzle::Difficulty difficulty) {
  begin(puzzle::deal(side, difficulty, random_));
}

void PuzzleTable::deal(puzzle::Date day, int side) {
  begin(puzzle::daily_deal(day, side));
  day_ = day;
}

void PuzzleTable::resume(const puzzle::SavedPuzzle& game) {
  begin(puzzle::dealt_board(game.puzzle));
  puzzle_ = game.puzzle;
  day_ = game.day;
  adviser_.follow(puzzle_.board());
}

std::optional<Refusal> PuzzleTable::move_tile(puzzle::Direction way) {
  return own(puzzle_.move_tile(way));
}

std::optional<Refusal> PuzzleTable::slide(puzzle::Cell touched) {
  return own(puzzle_.slide(touched));
}

std::optional<Refusal> PuzzleTable::undo() {
  return own(puzzle_.undo());
}

std::optional<Refusal> PuzzleTable::redo() {
  return own(puzzle_.redo());
}

std::optional<Refusal> PuzzleTable::own(std::optional<Refusal> refused) {
  if (refused) return refused;
  showing_ = Showing::No;
  hint_ = false;
  adviser_.follow(puzzle_.board());
  return std::nullopt;
}

std::optional<Refusal> PuzzleTable::ask_hint() {
  if (puzzle_.state() == puzzle::State::Won) return Refusal::AlreadyWon;
  puzzle_.note_help();
  hint_ = true;
  busy_ = true;
  adviser_.ask();
  return std::nullopt;
}

std::optional<puzzle::Direction> PuzzleTable::hint() const {
  return hint_ ? adviser_.hint() : std::nullopt;
}

std::optional<Refusal> PuzzleTable::show() {
  if (showing_ == Showing::Playing) {
    showing_ = Showing::Paused;
    return std::nullopt;
  }
  if (const auto refused = ask_hint()) return refused;
  hint_ = false;
  stepping_ = false;
  showing_ = adviser_.hint() ? Showing::Playing : Showing::Looking;
  until_shown_ = Milliseconds{0};
  return std::nullopt;
}

std::optional<Refusal> PuzzleTable::step() {
  if (showing_ == Showing::Playing) showing_ = Showing::Paused;
  if (const auto refused = show()) return refused;
  stepping_ = true;
  return std::nullopt;
}

bool PuzzleTable::stop() {
  const bool something = showing_ != Showing::No || hint_;
  showing_ = Showing::No;
  hint_ = false;
  adviser_.cancel();
  return something;
}

int PuzzleTable::left_to_show() const {
  return adviser_.solution() ? static_cast<int>(adviser_.solution()->moves.size()) : 0;
}

bool PuzzleTable::advance(Milliseconds passed) {
  if (showing_ == Showing::Looking && adviser_.hint()) showing_ = Showing::Playing;
  if (showing_ != Showing::Playing) return false;
  until_shown_ -= passed;
  if (until_shown_ > Milliseconds{0}) return false;
  until_shown_ = show_pace;
  play_shown();
  return true;
}

void PuzzleTable::play_shown() {
  // A solution ends with the win, so there is a next move, and it is legal.
  const auto refused = puzzle_.move_gap(*adviser_.hint());
  static_cast<void>(refused);
  adviser_.follow(puzzle_.board());
  if (stepping_) showing_ = Showing::Paused;
  if (puzzle_.state() == puzzle::State::Won) showing_ = Showing::No;
}

std::optional<PuzzleTable::Milliseconds> PuzzleTable::due() const {
  if (showing_ != Showing::Playing) return std::nullopt;
  return std::max(until_shown_, Milliseconds{0});
}

bool PuzzleTable::work(std::chrono::microseconds time) {
  constexpr int slice = 2000;  // steps; far less than a millisecond
  constexpr int good_deal = 1 << 21;
  if (!busy_) return false;
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + time;
  if (time == time.zero()) return busy_ = adviser_.work(good_deal);
  do {
    busy_ = adviser_.work(slice);
  } while (busy_ && now() < end);
  return busy_;
}

}  // namespace damas
