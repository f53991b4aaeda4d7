// Owns the outcome of a game: the winner, if there is one, and the reason.
#pragma once

#include <optional>

#include "core/piece.hpp"

namespace damas {

enum class EndReason : std::uint8_t {
  NoPieces,      // the loser has no piece left
  NoMoves,       // the loser cannot move
  AllGivenAway,  // the winner has no piece left, which is the goal of the variant
  SelfBlocked,   // the winner cannot move, which is the goal of the variant
  FirstKing,     // the winner has a king, which is the goal of the variant
  Repetition,    // the same position has occurred too many times
  KingMoves,     // too many successive king moves without a capture
  NoCaptures,    // too many successive moves without a capture
  Ending,        // an ending was not won within its limit of moves
  Agreement,
  Resignation,
  Time,
  Abandonment,   // the loser left and did not come back
  Adjudication,  // endgame tables have the result, as both players wished
};

// A draw has no winner. Functions return an empty optional while a game goes on.
struct Outcome {
  std::optional<Side> winner;
  EndReason reason = EndReason::NoMoves;

  bool is_draw() const { return !winner; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace damas
