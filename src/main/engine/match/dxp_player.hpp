// Owns match players that are programs which wait for games of the DamExchange protocol.
#pragma once

#include <memory>

#include "main/engine/match/player.hpp"

namespace damas::tool {

// The minutes for a game, from 1 to 999 and rounded up: those of the player's clock, or its time
// for `moves_of_dxp_time` moves.
inline constexpr int moves_of_dxp_time = 75;
int dxp_minutes(const Entrant& entrant);

// One connection serves all games. If it is lost, the next game begins with a new one. The first
// begin() throws BadInput if the program cannot be reached or does not accept the game.
std::unique_ptr<Player> make_dxp_player(const tcp::Endpoint& endpoint, const Entrant& entrant,
                                        const PlayerOptions& options);

}  // namespace damas::tool
