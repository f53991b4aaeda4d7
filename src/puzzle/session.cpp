#include "puzzle/session.hpp"

#include <algorithm>

#include "puzzle/deal.hpp"
#include "puzzle/share.hpp"

namespace damas::puzzle {

Session::Session(const Board& board, const Random& chance, Tables& tables)
    : random_(chance), puzzle_(board), adviser_(tables) {
  begin(board);
  puzzle_.take_events();
}

void Session::begin(const Board& board) {
  puzzle_.start(board);
  adviser_.deal(board);
  day_.reset();
  showing_ = Showing::No;
  hint_ = false;
}

void Session::resume(const SavedPuzzle& game) {
  begin(dealt_board(game.puzzle));
  puzzle_ = game.puzzle;
  day_ = game.day;
  adviser_.follow(puzzle_.board());
}

std::optional<Refusal> Session::submit(const Command& command) {
  return std::visit([this](const auto& c) { return carry_out(c); }, command);
}

std::optional<Refusal> Session::carry_out(const command::MoveGap& move) {
  return own(puzzle_.move_gap(move.way));
}

std::optional<Refusal> Session::carry_out(const command::MoveTile& move) {
  return own(puzzle_.move_tile(move.way));
}

std::optional<Refusal> Session::carry_out(const command::Slide& slide) {
  return own(puzzle_.slide(slide.touched));
}

std::optional<Refusal> Session::carry_out(command::Undo) {
  return own(puzzle_.undo());
}

std::optional<Refusal> Session::carry_out(command::Redo) {
  return own(puzzle_.redo());
}

std::optional<Refusal> Session::own(std::optional<Refusal> refused) {
  if (refused) return refused;
  showing_ = Showing::No;
  hint_ = false;
  adviser_.follow(puzzle_.board());
  return std::nullopt;
}

std::optional<Refusal> Session::carry_out(command::Hint) {
  if (won()) return Refusal::AlreadyWon;
  puzzle_.note_help();
  hint_ = true;
  adviser_.ask();
  return std::nullopt;
}

std::optional<Refusal> Session::carry_out(command::Show) {
  if (showing_ == Showing::Playing) {
    showing_ = Showing::Paused;
    return std::nullopt;
  }
  if (const auto refused = carry_out(command::Hint{})) return refused;
  hint_ = false;
  stepping_ = false;
  showing_ = adviser_.hint() ? Showing::Playing : Showing::Looking;
  until_shown_ = Milliseconds{0};
  return std::nullopt;
}

std::optional<Refusal> Session::carry_out(command::Step) {
  if (showing_ == Showing::Playing) showing_ = Showing::Paused;
  if (const auto refused = carry_out(command::Show{})) return refused;
  stepping_ = true;
  return std::nullopt;
}

std::optional<Refusal> Session::carry_out(const command::Deal& deal) {
  begin(puzzle::deal(deal.side, deal.difficulty, random_));
  return std::nullopt;
}

std::optional<Refusal> Session::carry_out(const command::DealOfDay& deal) {
  begin(daily_deal(deal.day, deal.side));
  day_ = deal.day;
  return std::nullopt;
}

bool Session::stop() {
  const bool something = showing_ != Showing::No || hint_;
  showing_ = Showing::No;
  hint_ = false;
  adviser_.cancel();
  return something;
}

bool Session::advance(Milliseconds passed) {
  if (showing_ == Showing::Looking && adviser_.hint()) showing_ = Showing::Playing;
  if (showing_ != Showing::Playing) return false;
  until_shown_ -= passed;
  if (until_shown_ > Milliseconds{0}) return false;
  until_shown_ = show_pace;
  play_shown();
  return true;
}

void Session::play_shown() {
  // A solution ends with the win, so there is a next move, and it is legal.
  const auto refused = puzzle_.move_gap(*adviser_.hint());
  static_cast<void>(refused);
  adviser_.follow(puzzle_.board());
  if (stepping_) showing_ = Showing::Paused;
  if (won()) showing_ = Showing::No;
}

std::optional<Session::Milliseconds> Session::due() const {
  if (showing_ != Showing::Playing) return std::nullopt;
  return std::max(until_shown_, Milliseconds{0});
}

std::optional<Direction> Session::hint() const {
  return hint_ ? adviser_.hint() : std::nullopt;
}

int Session::left_to_show() const {
  return adviser_.solution() ? static_cast<int>(adviser_.solution()->moves.size()) : 0;
}

std::string Session::text_to_share() const {
  const auto best = adviser_.best();
  const auto shortest = best && best->proved ? std::optional(best->moves) : std::nullopt;
  return share_text({puzzle_.board().side(), day_, puzzle_.moves(), shortest, puzzle_.elapsed()});
}

}  // namespace damas::puzzle
