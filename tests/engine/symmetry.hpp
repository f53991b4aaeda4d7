// Owns the symmetric images of positions, for tests of evaluations.
#pragma once

#include "core/position.hpp"

namespace damas {

// The position with the board turned, the colours exchanged and the other side to move.
template <Rules R>
Position<R> turned_round(const Position<R>& p) {
  Position<R> q;
  for (const Square s : R.board.squares()) {
    const auto piece = p.piece_at(s);
    const Square opposite = R.board.square_at(R.board.square_count() - 1 - R.board.ordinal(s));
    if (piece) q.put(opposite, {opponent(piece->side), piece->kind});
  }
  q.to_move = opponent(p.to_move);
  return q;
}

// The position with left and right exchanged, for boards whose squares are all played on.
template <Rules R>
Position<R> mirrored(const Position<R>& p) {
  static_assert(R.board.whole);
  Position<R> q;
  for (const Square s : R.board.squares()) {
    const auto piece = p.piece_at(s);
    const Cell cell = R.board.cell(s);
    if (piece) q.put(*R.board.square({R.board.files - 1 - cell.file, cell.rank}), *piece);
  }
  q.to_move = p.to_move;
  return q;
}

}  // namespace damas
