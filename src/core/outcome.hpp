// Owns how a game ends: who won, if anyone, and why.
#pragma once

#include <optional>

#include "core/piece.hpp"

namespace damas {

enum class EndReason : std::uint8_t {
  NoPieces,
  NoMoves,
  Repetition,  // the same position for the third time
  KingMoves,   // too many successive king moves without capture or man move
  Ending,      // an ending that must be won within a number of moves was not
  Agreement,
  Resignation,
  Time,
};

// No winner means a draw. A game that goes on has no outcome: functions return an optional.
struct Outcome {
  std::optional<Side> winner;
  EndReason reason = EndReason::NoMoves;

  bool is_draw() const { return !winner; }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace damas
