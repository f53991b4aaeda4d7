#include "net/replay/pieces.hpp"

#include <algorithm>

namespace damas::net {

Pieces Pieces::of(const Game& game) {
  Pieces pieces;
  int next = 1;
  for (const Side side : {Side::White, Side::Black}) {
    std::vector<Square> squares = game.shape().squares();
    if (side == Side::White) std::reverse(squares.begin(), squares.end());
    for (const Square square : squares) {
      const auto piece = game.piece_at(square);
      if (!piece || piece->side != side) continue;
      pieces.by_id_[next] = {next, game.shape().cell(square), side, piece->kind == Kind::King};
      ++next;
    }
  }
  return pieces;
}

int Pieces::at(Cell cell) const {
  for (const auto& [id, piece] : by_id_) {
    if (piece.square == cell) return id;
  }
  return 0;
}

void Pieces::apply(const record::Move& move) {
  for (const TakenPiece& taken : move.captured)
    by_id_.erase(taken.id);
  PlacedPiece& piece = by_id_[move.piece];
  piece.square = move.path.back();
  piece.king = move.king;
}

BySide<int> Pieces::counts() const {
  BySide<int> counts;
  for (const auto& [id, piece] : by_id_)
    ++counts[piece.side];
  return counts;
}

std::vector<PlacedPiece> Pieces::list() const {
  std::vector<PlacedPiece> all;
  for (const auto& [id, piece] : by_id_)
    all.push_back(piece);
  return all;
}

}  // namespace damas::net
