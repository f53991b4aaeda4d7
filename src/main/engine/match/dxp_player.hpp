// Owns players of matches that are programs waiting for games by the DamExchange protocol.
#pragma once

#include <memory>

#include "main/engine/match/player.hpp"

namespace damas::tool {

// The minutes for a game that such a player is told, for the time that it has: its clock, or so
// many moves of its time.
inline constexpr int moves_of_dxp_time = 75;
int dxp_minutes(const Entrant& entrant);

// One connection serves all games; where it is lost, the next game begins with another. The first
// game throws BadInput if the program cannot be reached or does not accept it.
std::unique_ptr<Player> make_dxp_player(const tcp::Endpoint& endpoint, const Entrant& entrant,
                                        const PlayerOptions& options);

}  // namespace damas::tool
