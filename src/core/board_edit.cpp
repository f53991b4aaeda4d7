#include "core/board_edit.hpp"

#include "core/game.hpp"

namespace damas {

namespace {

constexpr Side sides[] = {Side::White, Side::Black};

bool same_size(const BoardShape& a, const BoardShape& b) {
  return a.files == b.files && a.ranks == b.ranks && a.whole == b.whole;
}

bool crowned(Variant variant, Square s, Piece piece) {
  const Cell cell = info(variant).rules.board.cell(s);
  return piece.kind == Kind::Man && cell.rank == crown_rank(variant, piece.side);
}

std::optional<SetupFault> too_many(const BoardEdit& edit, Side side) {
  const int count = edit.pieces(side).size();
  const int limit = most_pieces(edit.variant());
  if (count <= limit) return std::nullopt;
  return SetupFault{SetupFault::Kind::TooManyPieces, side, std::nullopt, count, limit};
}

std::optional<SetupFault> crowned_man(const BoardEdit& edit, Side side) {
  for (const Square s : edit.pieces(side)) {
    if (crowned(edit.variant(), s, *edit.piece_at(s))) {
      return SetupFault{SetupFault::Kind::CrownedMan, side, s};
    }
  }
  return std::nullopt;
}

}  // namespace

BoardEdit::BoardEdit(Variant variant)
    : variant_(variant), to_move_(info(variant).rules.first_side) {}

BoardEdit::BoardEdit(const AnyPosition& position) : BoardEdit(variant_of(position)) {
  std::visit(
      [this](const auto& p) {
        for (const Side side : sides)
          pieces_[index(side)] = SquareSet{p.of(side)};
        kings_ = SquareSet{p.kings};
        to_move_ = p.to_move;
      },
      position);
}

std::optional<Piece> BoardEdit::piece_at(Square s) const {
  for (const Side side : sides) {
    if (pieces(side).contains(s)) return Piece{side, kings_.contains(s) ? Kind::King : Kind::Man};
  }
  return std::nullopt;
}

void BoardEdit::put(Square s, Piece piece) {
  remove(s);
  pieces_[index(piece.side)].insert(s);
  if (piece.kind == Kind::King) kings_.insert(s);
}

void BoardEdit::remove(Square s) {
  for (const Side side : sides)
    pieces_[index(side)].erase(s);
  kings_.erase(s);
}

std::optional<BoardEdit> BoardEdit::as(Variant variant) const {
  if (!same_size(shape(), info(variant).rules.board)) return std::nullopt;
  if (*this == BoardEdit(start_of(variant_))) return BoardEdit(start_of(variant));
  BoardEdit other = *this;
  other.variant_ = variant;
  return other;
}

AnyPosition BoardEdit::position() const {
  AnyPosition position = empty_board(variant_);
  std::visit(
      [this](auto& p) {
        using Word = typename std::decay_t<decltype(p)>::Word;
        for (const Side side : sides)
          p.pieces[index(side)] = pieces(side).template word<Word>();
        p.kings = kings_.template word<Word>();
        p.to_move = to_move_;
      },
      position);
  return position;
}

int most_pieces(Variant variant) {
  const Rules& rules = info(variant).rules;
  return rules.board.per_rank() * rules.rows_of_men;
}

int crown_rank(Variant variant, Side side) {
  return side == Side::White ? info(variant).rules.board.ranks - 1 : 0;
}

std::optional<SetupFault> check(const BoardEdit& edit) {
  using Fault = SetupFault::Kind;
  if ((edit.pieces(Side::White) | edit.pieces(Side::Black)).empty()) return SetupFault{};
  for (const Side side : sides) {
    if (auto fault = too_many(edit, side)) return fault;
  }
  for (const Side side : sides) {
    if (auto fault = crowned_man(edit, side)) return fault;
  }
  for (const Side side : sides) {
    if (edit.pieces(side).empty()) return SetupFault{Fault::NoPieces, side};
  }
  if (const auto outcome = Game(edit.position()).outcome()) {
    return SetupFault{Fault::GameOver, edit.side_to_move(), std::nullopt, 0, 0, outcome};
  }
  return std::nullopt;
}

std::optional<SetupFault> check_put(const BoardEdit& edit, Square s, Piece piece) {
  if (crowned(edit.variant(), s, piece)) {
    return SetupFault{SetupFault::Kind::CrownedMan, piece.side, s};
  }
  BoardEdit after = edit;
  after.put(s, piece);
  const bool more = after.pieces(piece.side).size() > edit.pieces(piece.side).size();
  return more ? too_many(after, piece.side) : std::nullopt;
}

}  // namespace damas
