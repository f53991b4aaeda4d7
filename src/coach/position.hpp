// Owns questions about positions of any variant that claims are made of.
#pragma once

#include "coach/claim.hpp"
#include "core/any_position.hpp"
#include "core/game.hpp"

namespace damas::coach {

Side side_to_move(const AnyPosition& position);
std::optional<Piece> piece_at(const AnyPosition& position, Square s);
SquareSet pieces_of(const AnyPosition& position, Side side);
// The pieces of the side less those of the other one; a king counts `king_worth`.
int balance(const AnyPosition& position, Side side);
// The same pieces with the other side to move.
AnyPosition passed(const AnyPosition& position);
std::vector<Move> legal_moves(const AnyPosition& position);
bool has_capture(const std::vector<Move>& moves);
// The winner of a position without legal moves.
Side winner_at_end(const AnyPosition& position);

// Whether no draw rule is likely to end the game within that many plies, so that a search may
// ignore draws. A rule that counts moves in endings of few pieces is ignored while five or more
// pieces would have to be captured first.
bool draws_are_far(const Game& game, int plies);

}  // namespace damas::coach
