// Owns FEN: positions as one line of text.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/any_position.hpp"

namespace damas {

enum class FenProblem : std::uint8_t {
  SideToMove,     // expected W or B first
  Separator,      // expected ':' before a list of pieces
  Colour,         // expected W or B before a list of squares
  ColourTwice,    // each colour may have one list
  Square,         // expected a playing square of this board
  Range,          // the end of a range must be a number above its beginning
  SquareTwice,    // the square already has a piece
  CrownedMan,     // a man cannot stand on its crown row
  TooManyPieces,  // more pieces than the variant has
  Trailing,       // text after the end
  Counter,        // only move counters may follow the pieces
};

struct FenError {
  std::size_t at = 0;  // index of the character, from 0
  FenProblem problem = FenProblem::SideToMove;
};

// Returns one English sentence that says where the error is, what was expected and what was found.
std::string describe(const FenError& error, std::string_view text, Variant variant);

// Squares may be algebraic, or numbers counted as in `numbering`. K or k marks a king, but on a
// board with a file k a small k before a rank names the file. Move counters after the pieces are
// ignored.
std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text,
                                              Numbering numbering);
// Uses the variant's own numbering.
std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text);

std::string to_fen(const AnyPosition& position, Numbering numbering);
// Uses the variant's own numbering.
std::string to_fen(const AnyPosition& position);

}  // namespace damas
