// Owns the picture of a running match as lines of text: board, players, whose turn, what happened.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/board_text.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

struct PageStyle {
  BoardStyle board;
  int width = 80;                            // columns; the board itself needs its own width
  std::optional<int> height = std::nullopt;  // rows; likewise
};

// The board with the players and their clocks beside it, or below it where the page is too narrow.
// In the middle stand the turn, the last move and the nearest draw counter. Where rows are few,
// words are folded, shortened and left out until the page fits; the board never is.
std::vector<std::string> game_text(Language language, const Match& match, const PageStyle& style);

// The board in the middle of a capture, with `note` in the middle.
std::vector<std::string> capture_text(Language language, const Match& match,
                                      const BoardFrame& frame, const std::string& note,
                                      const PageStyle& style);

// "White", where there is a clock with what is left on it: "White (4:12)".
std::string side_text(Language language, const Match& match, Side side);

// The moves up to the current position, numbered in pairs, as many pairs on a line as fit.
std::vector<std::string> move_list(const Game& game, int width);

}  // namespace damas::terminal
