// Owns the rating of players: Glicko-2, after Mark Glickman's "Example of the Glicko-2 system"
// (2013).
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace damas::net {

struct Rating {
  double value = 1500;
  double deviation = 350;    // of the value: two of them either side hold it with 95 %
  double volatility = 0.06;  // how erratic the player is
};

struct RatedGame {
  Rating opponent;   // as before the period
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

// After one rating period with these games; without any, only the deviation grows.
Rating rated(const Rating& player, std::span<const RatedGame> games);
// Before a game, `periods` (a fraction will do) after the last one: less is known by then.
Rating rested(const Rating& player, double periods);

// As it is shown: a whole number that is not below 0.
inline int shown(const Rating& rating) {
  return std::max(0, static_cast<int>(std::lround(rating.value)));
}

// Whether so little is known that the value should be shown as a guess.
inline bool is_provisional(const Rating& rating) {
  return rating.deviation > 110;
}

}  // namespace damas::net
