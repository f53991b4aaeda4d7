// Owns "My games", the games that were finished here: adding and showing them.
#pragma once

#include <cstdint>

#include "core/pdn/game.hpp"

namespace damas {

class App;

// Adds the game at the beginning. Removes an earlier end of the same match, and the oldest games
// beyond the number that the person chose.
void add_to_my_games(const PdnGame& game, std::uint64_t match, App& app);

// Opens them as a list above the current scene, or notifies that there are none.
void open_my_games(App& app);

}  // namespace damas
