// Owns the errors in PDN files and the sentences that describe them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damas {

enum class PdnProblem : std::uint8_t {
  Tag,              // expected [Name "value"]
  GameType,         // expected the type of a draughts game
  Fen,              // expected a position
  Move,             // expected a move, a comment, a variation or a result
  Square,           // expected squares of this board
  IllegalMove,      // expected one of the legal moves
  AmbiguousMove,    // expected the squares on the way
  CommentEnd,       // expected '}'
  VariationBegin,   // expected a move to which the variation is an alternative
  VariationEnd,     // expected ')'
  Nag,              // expected the number of an annotation glyph
  VariationTooDeep  // too many variations within variations
};

struct PdnError {
  PdnProblem problem = PdnProblem::Move;
  std::size_t at = 0;  // index of the character in the whole text, from 0
  int game = 1;        // from 1
  int line = 1;        // from 1
  int column = 1;      // from 1, in characters
  std::string found = {};
  std::string detail = {};                 // more about the error, such as where a FEN is wrong
  std::vector<std::string> possible = {};  // legal moves that may be meant

  friend bool operator==(const PdnError&, const PdnError&) = default;
};

// Describes an error, for example: "line 12, column 5, game 3: expected a legal move (possible:
// 32-28, 33-29), found '32-29'".
std::string describe(const PdnError& error);

// Finds lines and columns. It reads the text only once if the errors are in ascending order.
class PdnPlaces {
 public:
  explicit PdnPlaces(std::string_view text) : text_(text) {}
  void place(PdnError& error);

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_begin_ = 0;
  int line_ = 1;
};

}  // namespace damas
