// Owns the order of games in lists: by one of the facts that are stored of each game.
#pragma once

#include <cstdint>
#include <vector>

#include "games/database.hpp"

namespace damas::games {

enum class OrderedBy : std::uint8_t {
  Number,
  White,  // names without case and accents, also the next two
  Black,
  Event,
  Outcome,  // White's wins, draws, Black's wins, unknown results
  Variant,  // in their usual order
  Date,     // unknown ones first
  Plies,
};

// The same games in that order; equal ones are in the order of their numbers, also if `descending`.
// `numbers` must be ascending. Throws DatabaseError.
std::vector<std::uint32_t> ordered(const GamesDatabase& database,
                                   std::vector<std::uint32_t> numbers, OrderedBy by,
                                   bool descending);

}  // namespace damas::games
