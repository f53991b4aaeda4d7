// Owns the picture of a running match as lines of text: board, players, whose turn, what happened.
#pragma once

#include <string>
#include <vector>

#include "match/match.hpp"
#include "view/terminal/board_text.hpp"
#include "view/text/language.hpp"

namespace damas::terminal {

// The board with the players beside it. In the middle stand the turn, the last move and the nearest
// draw counter.
std::vector<std::string> game_text(Language language, const Match& match, const BoardStyle& style);

// The board in the middle of a capture, with `note` in the middle.
std::vector<std::string> capture_text(Language language, const Match& match,
                                      const BoardFrame& frame, const std::string& note,
                                      const BoardStyle& style);

// The moves up to the current position, numbered, a move of each side on a line.
std::vector<std::string> move_list(const Game& game);

}  // namespace damas::terminal
