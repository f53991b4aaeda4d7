// Owns the certain results of a position and of its moves, by endgame tables and by the counters of
// draw rules.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "endgame/known_result.hpp"

namespace damas::endgame {

class KnownResults;

struct CertainResult {
  std::optional<Side> winner;  // nothing for a draw
  // The winner's moves until the end, at least 1. Nothing for a draw, and if only the result is
  // known: then a draw rule may still end the game first.
  std::optional<int> moves;

  friend bool operator==(const CertainResult&, const CertainResult&) = default;
};

// Whether no counter of moves that has begun ends the game before its known result, if that is a
// win. If its length is not known, 20 plies must be left.
bool is_in_time(const Game& game, const KnownResult& result);

// Under perfect play. Nothing if the game is over, its position is not known, or a counter of moves
// that has begun may end the game before the win. Counters that would begin later are not foreseen,
// as in the engine's search.
std::optional<CertainResult> certain_result(const Game& game, KnownResults& known);

struct CertainMove {
  Move move;
  CertainResult result;  // moves are counted from before this move

  friend bool operator==(const CertainMove&, const CertainMove&) = default;
};

// The legal moves whose results are certain, in the order of Game::legal_moves().
std::vector<CertainMove> certain_moves(const Game& game, KnownResults& known);

}  // namespace damas::endgame
