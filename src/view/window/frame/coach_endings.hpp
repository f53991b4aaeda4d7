// Owns the coach's knowledge of endings: the shipped endgame tables.
#pragma once

#include "coach/explain.hpp"

namespace damas {

class App;

// For the game's position, and for those that moves lead to from there; of a longer line, ask with
// the game at its end. Fetches the tables if few pieces are left, and does not wait for them: what
// they tell is used if they are there in time. Empty if no table can have these positions.
coach::KnownEndings coach_endings(const Game& game, App& app);

}  // namespace damas
