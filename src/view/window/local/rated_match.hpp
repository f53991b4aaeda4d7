// Owns the effect of a match on the person's rating.
#pragma once

#include <cstdint>

#include "match/player.hpp"

namespace damas {

class App;
class Match;

// The computer against which the match counts for the person's rating; null if it does not count.
const Computer* rated_opponent(const Match& match);

// Counts the result of a match that is over, once for each number `id`, and says how the rating has
// changed if the level follows it.
void rate_match(const Match& match, const Computer& opponent, std::uint64_t id, App& app);

}  // namespace damas
