// Owns how a game ends: who won, if anyone, and why.
#pragma once

#include <optional>

#include "core/piece.hpp"

namespace damas {

enum class EndReason : std::uint8_t {
  NoPieces,      // the loser has none left
  NoMoves,       // the loser cannot move
  AllGivenAway,  // the winner has no piece left, which is what wins
  SelfBlocked,   // the winner cannot move, which is what wins
  FirstKing,     // the winner has a king, which is what wins
  Repetition,    // the same position once too often
  KingMoves,     // too many successive king moves without capture or man move
  NoCaptures,    // too many successive moves without capture
  Ending,        // an ending that must be won within a number of moves was not
  Agreement,
  Resignation,
  Time,
  Abandonment,  // the loser left and did not come back
};

// No winner means a draw. A game that goes on has no outcome: functions return an optional.
struct Outcome {
  std::optional<Side> winner;
  EndReason reason = EndReason::NoMoves;

  bool is_draw() const { return !winner; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace damas
