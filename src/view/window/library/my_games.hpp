// Owns "My games", the games that were finished here: how one is added, and how they are shown.
#pragma once

#include <cstdint>

#include "core/pdn/game.hpp"

namespace damas {

class App;

// Puts the game first; an earlier end of the same match goes, and so do the oldest games beyond the
// number that the person chose.
void add_to_my_games(const PdnGame& game, std::uint64_t match, App& app);

// As a list above what is shown now, or says that there are none yet.
void open_my_games(App& app);

}  // namespace damas
