// Owns the rule axes: `Rules` says in plain data how a variant of draughts is played.
#pragma once

#include "core/direction.hpp"
#include "core/square.hpp"

namespace damas {

enum class KingRange : std::uint8_t {
  Short,   // one square
  Flying,  // any distance over free squares
};

enum class KingLanding : std::uint8_t {
  Anywhere,            // on any free square behind the captured piece
  DirectlyBehind,      // on the square directly behind it
  BehindThenAdjacent,  // directly behind, and further victims must be adjacent, as for a man
  BehindLastKing,      // anywhere, but directly behind a king that is the last piece taken
};

enum class Majority : std::uint8_t {
  None,        // any capture may be chosen
  MostPieces,  // of all captures only those that take the most pieces are legal
  MostValue,   // ... the most value, where a king counts a little less than two men
};

enum class Removal : std::uint8_t {
  AfterMove,  // captured pieces stay, block, and cannot be jumped twice until the move ends
  AtOnce,     // each captured piece leaves the board as it is jumped
};

enum class Promotion : std::uint8_t {
  WhereMoveEnds,  // a man that only passes the crown row in a capture stays a man
  EndsMove,       // reaching the crown row ends the move
  InPassing,      // a man becomes a king at once and goes on capturing as one
};

// What wins a game.
enum class Goal : std::uint8_t {
  Block,      // the opponent has no move: no piece left, or none that can move
  BeBlocked,  // to have no move oneself: all pieces given away, or none that can move
  FirstKing,  // to be the first to have a king, or to block
};

// Directions are given as White sees the board; Black's are the same turned round. The defaults are
// those of the international family, so a variant states only where it differs.
struct Rules {
  BoardShape board = {};
  int rows_of_men = 3;
  int empty_rows_behind_men = 0;
  Side first_side = Side::White;

  Directions man_moves = directions::forward_diagonals;
  Directions man_captures = directions::diagonals;
  Directions king_moves = directions::diagonals;
  Directions king_captures = directions::diagonals;
  KingRange king_range = KingRange::Flying;
  KingLanding king_landing = KingLanding::Anywhere;
  bool men_capture_kings = true;

  bool capture_compulsory = true;
  bool may_stop_early = false;  // every landing of a chain is a legal end of the move
  bool may_turn_back = false;   // a capture may reverse its direction between two jumps
  Majority majority = Majority::MostPieces;
  // Among captures that the majority leaves, in this order:
  bool king_must_capture = false;  // only those by a king
  bool most_kings = false;         // only those that take the most kings
  bool kings_soonest = false;      // only those that meet the kings soonest
  Removal removal = Removal::AfterMove;
  Promotion promotion = Promotion::WhereMoveEnds;

  // Moves without a capture that one king may make in a row while its side has men; 0 for any.
  int king_moves_in_a_row = 0;
  Goal goal = Goal::Block;

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace damas
