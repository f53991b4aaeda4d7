// Owns the rating of players: Glicko-2, after Mark Glickman's "Example of the Glicko-2 system"
// (2013).
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace damas::rating {

struct Rating {
  double value = 1500;
  double deviation = 350;    // the true value is within two deviations with 95 % probability
  double volatility = 0.06;  // how erratic the player is
};

struct RatedGame {
  Rating opponent;   // before the rating period
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

// The rating after one rating period with these games; without games only the deviation grows.
Rating rated(const Rating& player, std::span<const RatedGame> games);
// The rating before a game, `periods` (may be fractional) after the last one: the deviation has
// grown, because less is known about the player's strength by then.
Rating rested(const Rating& player, double periods);

// The displayed value: a whole number, at least 0.
inline int shown(const Rating& rating) {
  return std::max(0, static_cast<int>(std::lround(rating.value)));
}

// The displayed deviation, in whole tens.
inline int shown_margin(const Rating& rating) {
  return 10 * static_cast<int>(std::lround(rating.deviation / 10));
}

// Whether the deviation is so large that the value should be shown as a guess.
inline bool is_provisional(const Rating& rating) {
  return rating.deviation > 110;
}

}  // namespace damas::rating
