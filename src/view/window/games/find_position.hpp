// Owns the choice where to look for the games with a position: in the person's database, or in
// files and My games.
#pragma once

#include <memory>

#include "core/any_position.hpp"
#include "view/window/app/game_file.hpp"

namespace damas {

class App;

// Asks the person, if there are games in the database; otherwise opens the list of the games that
// reach the position: of `file`, which may be null, and of My games. Notifies the person if there
// are no games.
void find_games_with(const AnyPosition& position, const std::shared_ptr<GameFile>& file, App& app);

}  // namespace damas
