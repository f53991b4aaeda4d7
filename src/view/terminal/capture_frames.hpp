// Owns the boards in the middle of a capture.
#pragma once

#include <vector>

#include "core/game.hpp"
#include "match/command.hpp"
#include "share/board_frame.hpp"

namespace damas::terminal {

// One frame for each piece that the move takes; `before` is the game before the move.
std::vector<share::BoardFrame> capture_frames(const Game& before, const event::MovePlayed& played);

}  // namespace damas::terminal
