// Owns the playing levels: their search limits and their mistakes, of which there is one table for
// boards of up to 64 cells and one for larger boards.
#pragma once

#include <string>

#include "engine/engine.hpp"

namespace damas {

// Whether a board has more than 64 cells. Such boards have other levels.
bool is_large(const BoardShape& board);

// The mistakes of a level, in its searches and in its choice of a move.
struct Mistakes {
  int blur = 0;            // greatest misjudgement of a move, in hundredths of a man
  int unseen_answers = 0;  // overlooked large captures of the opponent, per thousand
  int unseen_chances = 0;  // overlooked large captures of its own, per thousand
};

Mistakes mistakes_of_level(int level, const BoardShape& board);

// A level's use of an opening book.
struct BookUse {
  int plies = 0;        // of a game, after which it thinks for itself
  int widest_loss = 0;  // of a move that it may play, in hundredths of a man
};

BookUse book_use_of_level(int level);

// All that decides how the level plays without a book, as text: "depth 2, 1400 nodes, 300 ms, blur
// 26, misses 120/75". The numbers of the last part are those of unseen answers and chances.
std::string settings_text(int level, const BoardShape& board);

}  // namespace damas
