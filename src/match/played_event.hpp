// Owns how a move that is played is told: where it went and what it took.
#pragma once

#include <optional>

#include "match/command.hpp"

namespace damas {

// Of a legal move in `game`, before it is played; by the chosen way if it can go so.
event::MovePlayed played_event(const Game& game, const Move& move,
                               const std::optional<Path>& chosen);

}  // namespace damas
