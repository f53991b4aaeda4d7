// Owns AnalysisQuestion: the position that the engines of a review analyse, which may differ from
// that on the board.
#pragma once

#include <chrono>

#include "core/game.hpp"

namespace damas {

struct AnalysisQuestion {
  Game game;
  int lines = 0;        // wanted of an engine that can give several
  bool threat = false;  // the side to move passed

  // There is nothing to analyse.
  bool over() const { return game.outcome() || game.legal_moves().empty(); }
};

// Whether both have the same position after the same number of moves.
bool is_same_place(const Game& a, const Game& b);

// Whether both have the same moves after the same start, whatever their present places.
bool same_moves(const Game& a, const Game& b);

// The game in which the side to move has passed.
Game passed(const Game& game);

// After a draw by the rules, a new game that begins at the present position; else the game itself.
Game going_on(const Game& game);

// The times that all engines of a review observe.
namespace analysis_pace {
using Milliseconds = std::chrono::milliseconds;

// No search starts for positions that are shown only briefly while a person steps through a game.
inline constexpr Milliseconds settling{150};
// The first iterations would only flicker.
inline constexpr Milliseconds first_shown{150};
inline constexpr Milliseconds between_reports{300};
// A position that stays open does not use power for ever.
inline constexpr Milliseconds longest{60000};
}  // namespace analysis_pace

}  // namespace damas
