// Owns the tables that the engine program prints of found games.
#pragma once

#include <ostream>

#include "core/any_position.hpp"
#include "games/search.hpp"

namespace damas::tool {

// The moves played next, with their shares of results and the average rating.
void print_moves(std::ostream& out, const AnyPosition& position, const games::FoundGames& found);

// One line for each of the first `limit` games.
void print_games(std::ostream& out, games::GamesDatabase& database, const games::FoundGames& found,
                 std::size_t limit);

}  // namespace damas::tool
