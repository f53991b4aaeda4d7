// Owns the explanation of a move by claims that are checked.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "coach/claim.hpp"
#include "core/game.hpp"
#include "endgame/result.hpp"
#include "engine/engine.hpp"

namespace damas::coach {

// What searches of the position before the move found. Scores are relative to the side that moves.
struct Evidence {
  std::optional<ReportLine> best;    // the best move and its line
  std::optional<ReportLine> played;  // the explained move and its line
};

// The result of a position under perfect play; nothing if it is not known.
using KnownEndings = std::function<std::optional<endgame::Result>(const AnyPosition&)>;

inline constexpr std::size_t most_claims = 2;

// Returns the most valuable claims, at most `most_claims`. Without certain ones it returns the
// Worth of the move if it was searched, else nothing. The move must be legal in the game, which
// must not be over; `endings` may be empty. The same arguments give the same claims. Takes some
// hundredths of a second.
std::vector<Claim> explain(const Game& game, const Move& move, const Evidence& evidence,
                           const KnownEndings& endings);

}  // namespace damas::coach
