#include "view/window/frame/announcements.hpp"

#include "core/notation.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

std::string of_move(Language language, const event::MovePlayed& played, const Game& game) {
  Game before = game;
  before.go_to(played.ply - 1);
  std::string said =
      tr(language, Text::SaidMove, name(language, played.side), to_text(before, played.move));
  const auto taken = static_cast<int>(played.captured.size());
  if (taken > 0) {
    said += " " + counted(language, taken, Counted::SaidCaptured, {number_word(language, taken)});
  }
  if (played.move.promotes) said.append(" ").append(tr(language, Text::SaidPromoted));
  return said;
}

Text name_of(const Piece& piece) {
  const bool man = piece.kind == Kind::Man;
  if (piece.side == Side::White) return man ? Text::EditorWhiteMan : Text::EditorWhiteKing;
  return man ? Text::EditorBlackMan : Text::EditorBlackKing;
}

}  // namespace

std::string announcement(Language language, const Event& event, const Game& game) {
  if (const auto* played = std::get_if<event::MovePlayed>(&event)) {
    return played->ply <= game.last_ply() ? of_move(language, *played, game) : std::string{};
  }
  if (std::holds_alternative<event::Undone>(event)) return tr(language, Text::SaidUndone);
  if (std::holds_alternative<event::Redone>(event)) return tr(language, Text::SaidRedone);
  return {};
}

std::string announcement(Language language, Cell cursor, const Game& game) {
  const auto square = game.shape().square(cursor);
  if (!square) return {};
  const std::optional<Piece> piece = game.piece_at(*square);
  return tr(language, Text::SaidSquare, to_text(*square, game.shape(), game.info().numbering),
            tr(language, piece ? name_of(*piece) : Text::SaidEmpty));
}

std::string announcement(Language language, Square selected, const SquareSet& targets,
                         const Game& game) {
  const std::optional<Piece> piece = game.piece_at(selected);
  if (!piece || targets.empty()) return {};
  return tr(language, Text::SaidSelected, to_text(selected, game.shape(), game.info().numbering),
            tr(language, name_of(*piece)), list_with_or(language, targets, game));
}

}  // namespace damas
