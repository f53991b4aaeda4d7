// Owns the playing strengths: a table of limits and of how human the choice of a move is.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// How a level departs from the best move it has found.
struct Mistakes {
  int blur = 0;            // hundredths of a man by which it may misjudge a move
  int unseen_answers = 0;  // of a thousand larger captures of the opponent that come up in a search
  int unseen_chances = 0;  // of a thousand larger captures of its own
};

Mistakes mistakes_of_level(int level);

}  // namespace damas
