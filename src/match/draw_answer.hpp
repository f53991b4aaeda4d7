// Owns the machine's answer to a draw offer.
#pragma once

#include <optional>

#include "core/game.hpp"
#include "match/command.hpp"

namespace damas {

// How many moves a side must make between two draw offers to a machine.
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

// The machine's immediate answer; nothing if it must think first. It needs the score of its last
// search, except in the first moves of a game, when it always declines.
struct DrawAnswer {
  std::optional<DrawDecline> why;  // unset: it accepts
};
std::optional<DrawAnswer> answer_at_once(const Game& game, std::optional<int> score);

}  // namespace damas
