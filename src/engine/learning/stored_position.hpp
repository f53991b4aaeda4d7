// Owns the form in which positions of any variant, and games, are stored for learning.
#pragma once

#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/piece.hpp"

namespace damas::learning {

struct StoredPosition {
  SquareSet white;
  SquareSet black;
  SquareSet kings;
  Side to_move = Side::White;

  friend bool operator==(const StoredPosition&, const StoredPosition&) = default;
};

// A quiet position of a game, with the score of the player's search.
struct JudgedPosition {
  StoredPosition position;
  std::int16_t score = 0;           // in hundredths of a man, relative to the side to move
  bool before_random_move = false;  // the game's result is then no label for it

  friend bool operator==(const JudgedPosition&, const JudgedPosition&) = default;
};

struct PlayedGame {
  std::uint32_t number = 0;
  int result = 0;  // 1: White won, 0: a draw, -1: Black won
  std::vector<JudgedPosition> positions;

  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

}  // namespace damas::learning
