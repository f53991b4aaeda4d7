// Owns moves as PDN writes them: finding the legal move that a text names, and naming a move.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/move.hpp"
#include "core/path.hpp"

namespace damas {

enum class PdnMatch : std::uint8_t { Found, Illegal, Ambiguous };

// The legal move that goes over these squares, first to last. Those between the ends need not be
// complete, and matter only where the ends alone name more than one move.
PdnMatch find_move(const AnyPosition& position, std::span<const Square> squares, Move& found);

struct PdnMoveStyle {
  Numbering numbering = Numbering::Algebraic;
  char capture_separator = 'x';
  bool with_path = false;  // also where the ends are enough
};

PdnMoveStyle own_style(Variant variant);

// As the standard wants it: the ends, or all squares where the ends would name two moves. A square
// between two jumps in one direction is the one directly behind the piece taken.
std::string move_text(const AnyPosition& position, const Move& move, const PdnMoveStyle& style);

// What could have been meant by squares that name no move or more than one: the moves between the
// same ends with their paths, else those from the same square, else all.
std::vector<std::string> possible_moves(const AnyPosition& position,
                                        std::span<const Square> squares, const PdnMoveStyle& style);

}  // namespace damas
