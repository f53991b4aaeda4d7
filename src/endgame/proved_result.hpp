// Owns results that no draw rule can change any more: counters that have begun, those that would
// begin later, and repetitions are all considered.
#pragma once

#include <optional>

#include "core/game.hpp"

namespace damas::endgame {

class KnownResults;

struct ProvedResult {
  std::optional<Side> winner;  // nothing for a draw

  friend bool operator==(const ProvedResult&, const ProvedResult&) = default;
};

// Under perfect play. A draw stands at once, because draw rules only make draws. A win must be
// reached by fastest moves against every defence before a rule makes a draw. Nothing if the game is
// over, its position or the length of the win is not known, or the proof fails or takes more than
// `most_positions`.
std::optional<ProvedResult> proved_result(const Game& game, KnownResults& known,
                                          int most_positions = 2000);

}  // namespace damas::endgame
