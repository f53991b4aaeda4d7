// Owns how squares and moves are written and read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace damas {

// "c3" or "22".
std::string to_text(Square s, const BoardShape& shape, Numbering numbering);

// Reads a whole text as one cell: a number as `numbering` counts, else letter and number in either
// order and case ("c3", "C3", "3c"). It may be off the board.
std::optional<Cell> parse_cell(std::string_view text, const BoardShape& shape,
                               Numbering numbering = Numbering::Algebraic);
// The same; nothing if the cell is no playing square.
std::optional<Square> parse_square(std::string_view text, const BoardShape& shape,
                                   Numbering numbering = Numbering::Algebraic);

struct MoveStyle {
  Numbering numbering = Numbering::Algebraic;
  bool with_path = false;  // c3xe5xg7 instead of c3xg7
};

// The move must be legal in the game's current position. Short notation adds the path where it
// would name two moves.
std::string to_text(const Game& game, const Move& m, MoveStyle style);
// In the variant's own numbering, short.
std::string to_text(const Game& game, const Move& m);

// Every move of the game from its start, undone ones too, in the given style or the variant's own.
std::vector<std::string> move_texts(const Game& game, MoveStyle style);
std::vector<std::string> move_texts(const Game& game);

// The squares named by a typed move, in order, with separators -, x, :, blanks or none ("c3d4").
// Nothing if the text is not made of at least two cells of the board.
struct TypedMove {
  std::vector<Cell> cells;
};
std::optional<TypedMove> parse_move(std::string_view text, const BoardShape& shape,
                                    Numbering numbering = Numbering::Algebraic);

}  // namespace damas
