// Owns the parts of a board as SVG elements, in units of which a square has 100.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/numbering.hpp"
#include "core/piece.hpp"
#include "core/square.hpp"
#include "share/colors.hpp"

namespace damas::share {

inline constexpr int square_units = 100;
// The width of the frame on each side of the board.
inline constexpr int frame_units = 46;

struct Spot {
  double x = 0;
  double y = 0;
};

// The middle of a cell; (0, 0) is the top left corner of the squares.
Spot middle_of(const BoardShape& shape, Cell cell, bool flipped);

// "0 0 892 892", for a whole board with its frame.
std::string view_box(const BoardShape& shape);

// The frame and the squares; the same for a flipped board.
std::string board_elements(const BoardShape& shape, const Colors& colors);
// Letters and numbers on the frame, or the numbers of squares, as the variant writes moves.
std::string label_elements(const BoardShape& shape, Numbering numbering, const Colors& colors,
                           bool flipped);
// Around (0, 0).
std::string piece_elements(Piece piece, const Colors& colors);

struct ArrowLook {
  double width = 8.5;
  double head = 30;  // its length and its width
  Rgb color = 0;
  Rgb edge = 0;
  double shorter = 0;  // how far before the last spot it ends
};

ArrowLook last_move_look(const Colors& colors);
ArrowLook arrow_look(const Colors& colors);

// A line through all spots with a head at the last one; nothing for fewer than two.
std::string arrow_elements(std::span<const Spot> through, const ArrowLook& look);
// The tint of a square from or to which the last move went.
std::string tint_element(Spot middle, const Colors& colors);

}  // namespace damas::share
