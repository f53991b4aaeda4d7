#include "view/window/help/sketch.hpp"

#include <algorithm>
#include <cctype>

namespace damas {

namespace {

struct Extent {
  int files = 0;
  int ranks = 0;
};

Extent extent_of(const Sketch& sketch) {
  return {static_cast<int>(sketch.ranks.find('/')),
          static_cast<int>(std::count(sketch.ranks.begin(), sketch.ranks.end(), '/'))};
}

std::optional<Piece> piece_drawn(char c) {
  const char lower = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (lower != 'w' && lower != 'b') return std::nullopt;
  return Piece{lower == 'w' ? Side::White : Side::Black, c == lower ? Kind::Man : Kind::King};
}

int crown_rank(Side side, const BoardShape& shape) {
  return side == Side::White ? shape.ranks - 1 : 0;
}

}  // namespace

std::optional<SetUp> set_up(const Sketch& sketch, Variant variant) {
  const BoardShape& shape = info(variant).rules.board;
  // A mirrored board has the same squares in the same order as the original.
  BoardShape plain = shape;
  plain.mirrored = false;
  const Extent extent = extent_of(sketch);
  if (extent.files > shape.files || extent.ranks > shape.ranks) return std::nullopt;
  const int low_rank = sketch.at_top ? shape.ranks - extent.ranks : 0;
  Placement pieces;
  Cell at{0, low_rank + extent.ranks - 1};
  for (const char c : sketch.ranks) {
    if (c == '/') {
      at = {0, at.rank - 1};
      continue;
    }
    if (const std::optional<Piece> piece = piece_drawn(c)) {
      const std::optional<Square> square = plain.square(at);
      if (!square) return std::nullopt;
      if (piece->kind == Kind::Man && at.rank == crown_rank(piece->side, shape))
        return std::nullopt;
      pieces.put(*square, *piece);
    }
    ++at.file;
  }
  const Cell low{shape.mirrored ? shape.files - extent.files : 0, low_rank};
  return SetUp{position_of(variant, pieces, sketch.to_move), {low, extent.files, extent.ranks}};
}

AnyPosition position_of(Variant variant, const Placement& pieces, Side to_move) {
  AnyPosition position = empty_board(variant);
  std::visit(
      [&](auto& p) {
        for (const Square s : pieces.occupied())
          p.put(s, *pieces.piece_at(s));
        p.to_move = to_move;
      },
      position);
  return position;
}

}  // namespace damas
