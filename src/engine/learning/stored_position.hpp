// Owns the form in which positions of any variant are kept for learning, and games made of them.
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

// A quiet position of a game, and how the player judged it.
struct JudgedPosition {
  StoredPosition position;
  std::int16_t score = 0;           // a search's, from the side to move
  bool before_random_move = false;  // so that the game's result says nothing of it

  friend bool operator==(const JudgedPosition&, const JudgedPosition&) = default;
};

struct PlayedGame {
  std::uint32_t number = 0;
  int result = 0;  // 1: White won, 0: a draw, -1: Black won
  std::vector<JudgedPosition> positions;

  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

}  // namespace damas::learning
