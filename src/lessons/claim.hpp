// Owns Claim: what a lesson says of a position or a move in a form that tests can check.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/square.hpp"

namespace damas::lessons {

struct Claim {
  enum class Kind : std::uint8_t {
    // About a position:
    MustCapture,  // every legal move is a capture
    OnlyMove,     // there is exactly one legal move
    Moves,        // `number` legal moves
    Men,          // each side has `number` men
    // About a position or about moves:
    Quiet,  // after the moves, if there are any, neither side can capture
    // About moves, for the side that makes the first one:
    Takes,       // the first move captures `number` pieces
    Crowns,      // the last move makes a king
    StaysMan,    // the first move visits the crown row, and its man stays a man
    Gains,       // the difference of pieces grows by `number`, and nothing is to be captured
    LosesPiece,  // the captures that follow leave fewer pieces against the opponent's than before
    Wins,
    OnlyWin,  // wins, and every other first move does not
    Holds,    // does not lose
    OnlyHold,
    Draws,  // neither side wins
    Loses,
    Blocked,   // the opponent has pieces, but no legal move
    EndDrawn,  // the game ends in a draw
    // About squares and numbers:
    Movable,      // the squares are those of all pieces with a legal move
    Targets,      // the squares are those that the piece on `square` can go to
    Victims,      // the squares are those of all pieces that can be captured
    Crowning,     // the squares are those of all men that can become a king
    Most,         // the count is the most pieces that one move captures
    MoveCount,    // the count is that of the legal moves
    SafeMoves,    // the count is that of the legal moves that do not lose a piece
    KingMoves,    // the count is that of king moves, in a row, that make a draw
    EndingMoves,  // the count is that of moves in which this ending must be won
    Repetitions,  // the count is how often a position must occur to make a draw
  };
  Kind kind = Kind::MustCapture;
  int number = 0;
  Square square = {};

  friend bool operator==(const Claim&, const Claim&) = default;
};

// The kind of value that follows the name of a claim in the text of a lesson.
enum class ClaimOperand : std::uint8_t { None, Number, Square };

struct ClaimName {
  Claim::Kind kind;
  std::string_view name;
  ClaimOperand operand = ClaimOperand::None;
};

// Nothing for an unknown name.
std::optional<ClaimName> claim_named(std::string_view name);
std::string_view name_of(Claim::Kind kind);

}  // namespace damas::lessons
