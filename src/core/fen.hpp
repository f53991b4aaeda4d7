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
  SquareTwice,    // two pieces on one square
  CrownedMan,     // a man cannot stand on its crown row
  TooManyPieces,  // more pieces than the variant has
  Trailing,       // text after the end
  Counter,        // behind the pieces only counters of moves may stand
};

struct FenError {
  std::size_t at = 0;  // index of the character, from 0
  FenProblem problem = FenProblem::SideToMove;
};

// One English sentence that says where, what was expected and what was found.
std::string describe(const FenError& error, std::string_view text, Variant variant);

// Squares may be algebraic or numbers, as `numbering` counts them. K marks a king, as k does except
// before a rank on a board with a file k. Counters of moves behind the pieces are left out.
std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text,
                                              Numbering numbering);
// In the variant's own numbering.
std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text);

std::string to_fen(const AnyPosition& position, Numbering numbering);
// In the variant's own numbering.
std::string to_fen(const AnyPosition& position);

}  // namespace damas
