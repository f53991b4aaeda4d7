// Owns Recogniser: tells which games a database has already.
#pragma once

#include "core/pdn/game.hpp"
#include "explorer/known_games.hpp"
#include "games/database.hpp"

namespace damas::games {

// Knows the games that were there when it was made.
class Recogniser {
 public:
  // Throws DatabaseError.
  explicit Recogniser(const GamesDatabase& database);

  // The game must be whole. Equal games are those that an import finds to be duplicates.
  bool has(const PdnGame& game) const;

 private:
  KnownGames known_;
};

}  // namespace damas::games
