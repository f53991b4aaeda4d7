// Owns the playing strengths: a table of limits and of how human the choice of a move is.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// How a level departs from the best move it has found.
struct Mistakes {
  int overlook = 0;  // moves in a thousand whose consequences it does not look at
  int blur = 0;      // hundredths of a man by which it may misjudge a move
};

Mistakes mistakes_of_level(int level);

}  // namespace damas
