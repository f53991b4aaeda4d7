// Owns "My games", the games that were finished here: adding and listing them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/pdn/game.hpp"
#include "view/window/app/destination.hpp"

namespace damas {

class App;

// Adds the game at the beginning. Removes an earlier end of the same match, and the oldest games
// beyond the number that the person chose.
void add_to_my_games(const PdnGame& game, std::uint64_t match, App& app);

// The game of that match as it is kept; nothing if it is not there.
std::optional<PdnGame> my_game(std::uint64_t match, App& app);
// Puts another form of it in its place, such as one with an analysis. False if it is not there, or
// cannot be written.
bool replace_my_game(const PdnGame& game, std::uint64_t match, App& app);

// The file of them; null if there are none.
std::shared_ptr<GameFile> my_games_file(App& app);
// The list of them. If there are none, notifies the person.
std::optional<Destination> my_games(App& app);

}  // namespace damas
