// Owns the machine's answer to a draw offer.
#pragma once

#include <optional>

#include "core/game.hpp"
#include "match/command.hpp"

namespace damas {

// Moves of its own that a side makes before it may offer a machine a draw again.
inline constexpr int moves_between_offers = 5;

// Why a machine goes on playing; nothing: it accepts. `score` is how it judged its own chances when
// it last chose a move, in hundredths of a man, as far as its level sees. It reasons thus:
//   behind by a man or more              accepts at any time, for a draw is more than it expects
//   ahead by a fifth of a man or more    declines: Ahead
//   the game is young                    declines: TooEarly
//   behind by a fifth of a man or more   accepts
//   level, and nobody makes progress     accepts: few pieces are left, or a draw by rule is near
//   level otherwise                      declines: StillOpen
std::optional<DrawDecline> why_declined(const Game& game, int score);

// What it says at once; nothing: it answers when it has thought. It must have, to know its score,
// but for the first moves of a game.
struct DrawAnswer {
  std::optional<DrawDecline> why;  // unset: it accepts
};
std::optional<DrawAnswer> answer_at_once(const Game& game, std::optional<int> score);

}  // namespace damas
