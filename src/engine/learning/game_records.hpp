// Owns the binary format of played games, in files that grow game by game.
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
  std::size_t sound_bytes = 0;  // the size of the intact games; the rest is damaged or incomplete
};
ReadGames games_from(std::string_view bytes, const BoardShape& shape);

}  // namespace damas::learning
