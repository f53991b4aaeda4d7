// Owns the notation of moves in PDN: it finds the legal move that a text names and writes moves.
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

// Finds the legal move that goes over these squares, from first to last. The squares between the
// ends may be incomplete, and matter only if the ends alone fit more than one move.
PdnMatch find_move(const AnyPosition& position, std::span<const Square> squares, Move& found);

struct PdnMoveStyle {
  Numbering numbering = Numbering::Algebraic;
  char capture_separator = 'x';
  bool with_path = false;  // even if the ends are enough
};

PdnMoveStyle own_style(Variant variant);

// Writes a move as the standard requires: its ends, or all squares if the ends fit two moves. A
// square between two jumps in one direction is the one directly behind the captured piece.
std::string move_text(const AnyPosition& position, const Move& move, const PdnMoveStyle& style);

// Lists the moves that may be meant by squares that fit no move or more than one: the moves between
// the same ends with their paths, or else those from the same square, or else all moves.
std::vector<std::string> possible_moves(const AnyPosition& position,
                                        std::span<const Square> squares, const PdnMoveStyle& style);

}  // namespace damas
