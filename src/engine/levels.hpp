// Owns the playing levels: their search limits and their mistakes.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// The mistakes of a level, in its searches and in its choice of a move.
struct Mistakes {
  int blur = 0;            // greatest misjudgement of a move, in hundredths of a man
  int unseen_answers = 0;  // overlooked large captures of the opponent, per thousand
  int unseen_chances = 0;  // overlooked large captures of its own, per thousand
};

Mistakes mistakes_of_level(int level);

// A level's use of an opening book.
struct BookUse {
  int plies = 0;        // of a game, after which it thinks for itself
  int widest_loss = 0;  // of a move that it may play, in hundredths of a man
};

BookUse book_use_of_level(int level);

}  // namespace damas
