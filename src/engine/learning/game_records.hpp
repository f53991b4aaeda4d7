// Owns played games as bytes of a file that grows game by game.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/square.hpp"
#include "engine/learning/stored_position.hpp"

namespace damas::learning {

// A game must have fewer than 65536 positions.
std::string to_bytes(const PlayedGame& game, const BoardShape& shape);

struct ReadGames {
  std::vector<PlayedGame> games;
  std::size_t sound_bytes = 0;  // what lies beyond is damaged, or a game that was not written whole
};
ReadGames games_from(std::string_view bytes, const BoardShape& shape);

}  // namespace damas::learning
