// Owns PositionPattern: what some squares of a board must hold, while all others do not matter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_position.hpp"
#include "core/bitboard.hpp"
#include "core/numbering.hpp"
#include "core/piece.hpp"

namespace damas {

// What one square must hold.
enum class Demand : std::uint8_t {
  Anything,
  Empty,
  WhiteMan,
  WhiteKing,
  WhitePiece,  // a man or a king
  BlackMan,
  BlackKing,
  BlackPiece
};

// The side whose piece is demanded.
std::optional<Side> side_of(Demand demand);

struct PositionPattern {
  Variant variant = Variant::Brazilian;
  // By side.
  SquareSet men[2];
  SquareSet kings[2];
  SquareSet pieces[2];  // a man or a king
  SquareSet empty;
  std::optional<Side> to_move;  // unset: either

  Demand at(Square s) const;
  void set(Square s, Demand demand);
  // The squares that must hold a piece.
  SquareSet occupied() const;
  // Whether all positions of the variant match.
  bool demands_nothing() const;

  // Positions of other variants never match.
  bool matches(const AnyPosition& position) const;
  // False if no game that goes on from there can match: men and pieces only become fewer.
  bool may_follow(const AnyPosition& position) const;

  friend bool operator==(const PositionPattern&, const PositionPattern&) = default;
};

// Only this position matches: its pieces, nothing on all other squares, and the same side to move.
PositionPattern exactly(const AnyPosition& position);

// The same pieces on the same squares; all other squares may hold anything, and either side may be
// to move.
PositionPattern with_pieces_of(const AnyPosition& position);

// The position, if no other one matches; its draw counters are zero.
std::optional<AnyPosition> only_match(const PositionPattern& pattern);

// One letter for the side to move, then one for each square in the order of the board's indices,
// for texts that programs exchange. Unlike parse_pattern() this loses nothing.
std::string letters_of(const PositionPattern& pattern);
// Nothing for a text that is none of letters_of() for this variant.
std::optional<PositionPattern> pattern_of_letters(Variant variant, std::string_view letters);

// Reads a text like a FEN, in which P stands for a man or a king, E names squares that must be
// empty, and the side to move may be missing: "W:Wc3,Kd4,Pa1:Bf6:Ee5". Nothing for other texts, and
// if a square is named twice.
std::optional<PositionPattern> parse_pattern(Variant variant, std::string_view text,
                                             Numbering numbering);

}  // namespace damas
