// Owns BoardEdit, a position that is being set up, and the faults that keep a game from starting
// there.
#pragma once

#include <optional>

#include "core/any_position.hpp"
#include "core/outcome.hpp"

namespace damas {

// The board of one variant, with any piece on any square. A copyable value.
class BoardEdit {
 public:
  // The empty board; the variant's first side is to move.
  explicit BoardEdit(Variant variant = Variant::Brazilian);
  // Copies the pieces and the side to move. The count of moves by the same king is lost.
  explicit BoardEdit(const AnyPosition& position);

  Variant variant() const { return variant_; }
  const BoardShape& shape() const { return info(variant_).rules.board; }
  Side side_to_move() const { return to_move_; }
  void set_side_to_move(Side side) { to_move_ = side; }

  std::optional<Piece> piece_at(Square s) const;
  SquareSet pieces(Side side) const { return pieces_[index(side)]; }
  SquareSet kings() const { return kings_; }
  // Replaces the piece on the square, if there is one.
  void put(Square s, Piece piece);
  void remove(Square s);

  // Returns the same pieces for another variant; a mirrored board shows them mirrored. The start
  // position of this variant becomes the start position of the other one. Returns nothing if the
  // boards differ in size or in which cells they use.
  std::optional<BoardEdit> as(Variant variant) const;

  AnyPosition position() const;

  friend bool operator==(const BoardEdit&, const BoardEdit&) = default;

 private:
  Variant variant_;
  SquareSet pieces_[2];
  SquareSet kings_;
  Side to_move_;
};

// The number of pieces that a side has at the start of the variant.
int most_pieces(Variant variant);
// The rank on which men of the side become kings, so that no man may stand there.
int crown_rank(Variant variant, Side side);

struct SetupFault {
  enum class Kind : std::uint8_t {
    EmptyBoard,
    TooManyPieces,  // `side` has `count` pieces, but the variant has only `limit`
    CrownedMan,     // a man of `side` stands on its crown row, on `square`
    NoPieces,       // `side` has no pieces
    GameOver,       // the game ends with `outcome` before the first move
  };
  Kind kind = Kind::EmptyBoard;
  Side side = Side::White;
  std::optional<Square> square = std::nullopt;
  int count = 0;
  int limit = 0;
  std::optional<Outcome> outcome = std::nullopt;
};

// Returns the first fault that keeps a game from starting, in the order of `Kind`, or nothing.
std::optional<SetupFault> check(const BoardEdit& edit);

// Returns why the piece must not be put on the square: a man on its crown row, or one piece too
// many for its side. Returns nothing if it may be put there.
std::optional<SetupFault> check_put(const BoardEdit& edit, Square s, Piece piece);

}  // namespace damas
