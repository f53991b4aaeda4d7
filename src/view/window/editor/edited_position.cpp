#include "view/window/editor/edited_position.hpp"

#include "core/game.hpp"

namespace damas {

EditedPosition::EditedPosition(const AnyPosition& start) : history_(BoardEdit(start)) {
  check_board();
}

void EditedPosition::check_board() {
  fault_ = check(board());
  const bool readable = !fault_ || fault_->kind == SetupFault::Kind::GameOver;
  moves_ = readable ? static_cast<int>(Game(board().position()).legal_moves().size()) : 0;
}

void EditedPosition::choose_next(std::size_t steps) {
  tool_ = edit_tools[(static_cast<std::size_t>(tool_) + steps) % edit_tools.size()];
}

std::optional<EditedPosition::Refusal> EditedPosition::use_tool(Square s) {
  const auto piece = piece_of(tool_);
  if (piece && board().piece_at(s) != piece) return put(board(), s, *piece);
  remove(s);
  return std::nullopt;
}

std::optional<EditedPosition::Refusal> EditedPosition::crown(Square s) {
  const auto piece = board().piece_at(s);
  if (!piece) return std::nullopt;
  if (piece->kind == Kind::Man) return put(board(), s, {piece->side, Kind::King});
  remove(s);
  return std::nullopt;
}

std::optional<EditedPosition::Refusal> EditedPosition::move(Square from, Square to) {
  const auto piece = board().piece_at(from);
  if (!piece) return std::nullopt;
  BoardEdit without = board();
  without.remove(from);
  return put(without, to, *piece);
}

void EditedPosition::remove(Square s) {
  BoardEdit without = board();
  without.remove(s);
  set(without);
}

void EditedPosition::cycle(Square s) {
  const auto standing = board().piece_at(s);
  bool passed = !standing;
  for (const EditTool tool : edit_tools) {
    const auto piece = piece_of(tool);
    if (passed && piece && !put(board(), s, *piece)) return;
    passed = passed || piece == standing;
  }
  remove(s);
}

void EditedPosition::swap_side() {
  BoardEdit other = board();
  other.set_side_to_move(opponent(other.side_to_move()));
  set(other);
}

bool EditedPosition::set_variant(Variant variant) {
  const auto same = board().as(variant);
  set(same ? *same : BoardEdit(start_of(variant)));
  return same.has_value();
}

void EditedPosition::set_start() {
  set(BoardEdit(start_of(board().variant())));
}

void EditedPosition::clear() {
  BoardEdit empty(board().variant());
  empty.set_side_to_move(board().side_to_move());
  set(empty);
}

void EditedPosition::set(const BoardEdit& board) {
  history_.add(board);
  check_board();
}

bool EditedPosition::undo() {
  const bool done = history_.undo();
  check_board();
  return done;
}

bool EditedPosition::redo() {
  const bool done = history_.redo();
  check_board();
  return done;
}

std::optional<EditedPosition::Refusal> EditedPosition::put(BoardEdit board, Square s, Piece piece) {
  if (const auto fault = check_put(board, s, piece)) return Refusal{*fault, board};
  board.put(s, piece);
  set(board);
  return std::nullopt;
}

}  // namespace damas
