// Owns the notation of squares and moves: how they are written and read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace damas {

// Writes a square, such as "c3" or "22".
std::string to_text(Square s, const BoardShape& shape, Numbering numbering);

// Reads a whole text as one cell: a number as `numbering` counts, or letter and number in either
// order and case ("c3", "C3", "3c"). The cell may be off the board.
std::optional<Cell> parse_cell(std::string_view text, const BoardShape& shape,
                               Numbering numbering = Numbering::Algebraic);
// Does the same, but returns nothing if the cell is not a playing square.
std::optional<Square> parse_square(std::string_view text, const BoardShape& shape,
                                   Numbering numbering = Numbering::Algebraic);

struct MoveStyle {
  Numbering numbering = Numbering::Algebraic;
  bool with_path = false;  // c3xe5xg7 instead of c3xg7
};

// Writes a move that is legal in the game's current position. Short notation adds the path if it
// would otherwise fit two moves.
std::string to_text(const Game& game, const Move& m, MoveStyle style);
// Writes short notation in the variant's own numbering.
std::string to_text(const Game& game, const Move& m);

// All moves of the game from its start, including undone moves, in the given style or in the
// variant's own.
std::vector<std::string> move_texts(const Game& game, MoveStyle style);
std::vector<std::string> move_texts(const Game& game);

// The cells that a typed move names, in order. The separators are -, x, :, blanks or none ("c3d4").
// Nothing if the text does not consist of at least two cells, which may be off the board.
struct TypedMove {
  std::vector<Cell> cells;
};
std::optional<TypedMove> parse_move(std::string_view text, const BoardShape& shape,
                                    Numbering numbering = Numbering::Algebraic);

}  // namespace damas
