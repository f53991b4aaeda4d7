// Owns the result of an ending under perfect play, and its form in a table.
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules.hpp"

namespace damas::endgame {

// Draw rules that count moves are ignored: the caller compares `plies` with what they leave.
struct Result {
  int sign = 0;   // 1: the side to move wins, -1: it loses, 0: draw
  int plies = 0;  // to the end of the game, if not drawn

  friend constexpr bool operator==(const Result&, const Result&) = default;
};

// The number of plies plus one; 0 for a draw. The parity of the plies tells wins from losses.
using Value = std::uint8_t;
inline constexpr int most_plies = 253;

// Whether a side to move whose game ends after that many plies has won.
constexpr bool is_win(const Rules& rules, int plies) {
  return plies % 2 == (rules.goal == Goal::BeBlocked ? 0 : 1);
}
template <Rules R>
constexpr bool is_win(int plies) {
  return is_win(R, plies);
}

constexpr Result result_of(const Rules& rules, Value value) {
  if (value == 0) return {};
  return {is_win(rules, value - 1) ? 1 : -1, value - 1};
}
template <Rules R>
constexpr Result result_of(Value value) {
  return result_of(R, value);
}

// The values of a material by number of the position, and those of its swapped one, which are empty
// if it is its own swapped one.
struct PairValues {
  std::vector<Value> values;
  std::vector<Value> swapped;
};

}  // namespace damas::endgame
