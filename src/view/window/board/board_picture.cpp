#include "view/window/board/board_picture.hpp"

namespace damas {

Placement::Placement(const Game& game)
    : white_(game.pieces(Side::White)), black_(game.pieces(Side::Black)) {
  for (const Square s : occupied()) {
    if (game.piece_at(s)->kind == Kind::King) kings_.insert(s);
  }
}

std::optional<Piece> Placement::piece_at(Square s) const {
  if (!occupied().contains(s)) return std::nullopt;
  return Piece{white_.contains(s) ? Side::White : Side::Black,
               kings_.contains(s) ? Kind::King : Kind::Man};
}

void Placement::put(Square s, Piece piece) {
  remove(s);
  (piece.side == Side::White ? white_ : black_).insert(s);
  if (piece.kind == Kind::King) kings_.insert(s);
}

void Placement::remove(Square s) {
  white_.erase(s);
  black_.erase(s);
  kings_.erase(s);
}

}  // namespace damas
