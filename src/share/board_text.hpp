// Owns the text form of a board: a pure function of a frame and a style.
#pragma once

#include <string>
#include <vector>

#include "share/board_frame.hpp"

namespace damas::share {

struct BoardStyle {
  bool color = false;
  bool flipped = false;  // Black's side at the bottom
  SquareSet marks = {};  // have a ">" before their piece, dot or number
  bool names = true;     // of files, ranks and squares
};

// File letters, a rule, one line for each rank, a rule, file letters. All lines have the same width
// on the screen. In variants that number their squares, free squares show their numbers instead,
// and each rank shows its range of numbers.
// Men are "o" and kings "D"; Black's are in brackets, semi-captured ones between asterisks, so that
// colour is never the only difference.
std::vector<std::string> board_text(const BoardFrame& frame, const BoardStyle& style);

// The current position as one text without colours, and without blanks at the ends of its lines.
std::string text_diagram(const Game& game, bool flipped = false);

// The text of a piece on the board, three characters wide.
std::string piece_text(const Figure& figure, bool color);

// The number of lines above the first rank.
inline constexpr int lines_above_board = 2;

}  // namespace damas::share
