// Owns the event for a played move: its path and its captures.
#pragma once

#include <optional>

#include "match/command.hpp"

namespace damas {

// `move` must be legal in `game`, which is the state before it. Uses `chosen` if it is a path of
// the move.
event::MovePlayed played_event(const Game& game, const Move& move,
                               const std::optional<Path>& chosen);

}  // namespace damas
