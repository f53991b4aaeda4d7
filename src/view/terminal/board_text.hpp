// Owns the board as lines of text: a pure function of a frame and a style.
#pragma once

#include <string>
#include <vector>

#include "view/terminal/board_frame.hpp"

namespace damas::terminal {

struct BoardStyle {
  bool color = false;
  bool flipped = false;  // Black's side at the bottom
};

// File letters, a rule, one line for each rank, a rule, file letters. All lines have the same width
// on the screen. Where a variant numbers its squares, free ones show their numbers instead of
// letters and ranks around the board, and each rank says which numbers it holds.
// Men are "o" and kings "D"; Black's stand in brackets, semi-captured ones between
// asterisks, so that nothing is said by colour alone.
std::vector<std::string> board_text(const BoardFrame& frame, const BoardStyle& style);

// How a piece looks on the board, three characters wide.
std::string piece_text(const Figure& figure, bool color);

// Lines of a board that stand above the first rank.
inline constexpr int lines_above_board = 2;

}  // namespace damas::terminal
