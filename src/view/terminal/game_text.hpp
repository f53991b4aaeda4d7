// Owns the text form of a running match: board, players, side to move, events.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/match.hpp"
#include "share/board_text.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

struct PageStyle {
  share::BoardStyle board;
  int width = 80;                            // columns; at least as many as the board needs
  std::optional<int> height = std::nullopt;  // rows; the same
};

// The board with the players and their clocks beside it, or below it if the page is too narrow.
// Between them are the side to move, the last move and the nearest draw counter. If there are few
// rows, text is broken, shortened and left out until the page fits, but never the board.
std::vector<std::string> game_text(Language language, const Match& match, const PageStyle& style);

// The board in the middle of a capture, with `note` beside it.
std::vector<std::string> capture_text(Language language, const Match& match,
                                      const share::BoardFrame& frame, const std::string& note,
                                      const PageStyle& style);

// "White"; with a clock also the time left: "White (4:12)".
std::string side_text(Language language, const Match& match, Side side);

// The moves up to the current position, numbered in pairs, as many per line as fit.
std::vector<std::string> move_list(const Game& game, int width);

}  // namespace damas::terminal
