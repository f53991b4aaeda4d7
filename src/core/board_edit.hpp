// Owns BoardEdit: a position while it is being set up, and why it cannot be played as it stands.
#pragma once

#include <optional>

#include "core/any_position.hpp"
#include "core/outcome.hpp"

namespace damas {

// A copyable value: a board of some variant, on which anything may stand anywhere.
class BoardEdit {
 public:
  // The empty board; the variant's first side is to move.
  explicit BoardEdit(Variant variant = Variant::Brazilian);
  // What a position holds besides pieces and the side to move, such as moves of a king, is dropped.
  explicit BoardEdit(const AnyPosition& position);

  Variant variant() const { return variant_; }
  const BoardShape& shape() const { return info(variant_).rules.board; }
  Side side_to_move() const { return to_move_; }
  void set_side_to_move(Side side) { to_move_ = side; }

  std::optional<Piece> piece_at(Square s) const;
  SquareSet pieces(Side side) const { return pieces_[index(side)]; }
  SquareSet kings() const { return kings_; }
  // Instead of what stood there.
  void put(Square s, Piece piece);
  void remove(Square s);

  // The same pieces on a board of the same size; a mirrored one shows them in the mirror. A variant
  // that begins elsewhere begins there, if this one stood at its own beginning. Nothing where the
  // boards differ in size.
  std::optional<BoardEdit> as(Variant variant) const;

  AnyPosition position() const;

  friend bool operator==(const BoardEdit&, const BoardEdit&) = default;

 private:
  Variant variant_;
  SquareSet pieces_[2];
  SquareSet kings_;
  Side to_move_;
};

// As many pieces of a side as the variant begins with.
int most_pieces(Variant variant);
// The row on which men of the side become kings, so that none stands there.
int crown_rank(Variant variant, Side side);

struct SetupFault {
  enum class Kind : std::uint8_t {
    EmptyBoard,
    TooManyPieces,  // of `side`: `count` of them, where the variant has `limit`
    CrownedMan,     // of `side` on `square`
    NoPieces,       // of `side`
    GameOver,       // before the first move, with `outcome`
  };
  Kind kind = Kind::EmptyBoard;
  Side side = Side::White;
  std::optional<Square> square = std::nullopt;
  int count = 0;
  int limit = 0;
  std::optional<Outcome> outcome = std::nullopt;
};

// Why no game can begin there, the plainest reason first; nothing when one can.
std::optional<SetupFault> check(const BoardEdit& edit);

// Why that piece must not be put there: a man on its crown row, or one too many of its side.
std::optional<SetupFault> check_put(const BoardEdit& edit, Square s, Piece piece);

}  // namespace damas
