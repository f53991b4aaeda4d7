// Owns the numbers of moves in stored games: the place of a move among the legal ones, in an order
// that does not depend on how they are generated.
#pragma once

#include <cstdint>
#include <optional>

#include "core/any_position.hpp"
#include "core/move.hpp"

namespace damas::games {

// From 0. The order is by the first square, then the last, then the captured pieces. A king that
// must rest counts as if it could move, because a FEN does not tell which kings must.
// Returns nothing if the move is not legal.
std::optional<int> number_of_move(const AnyPosition& position, const Move& move);

// Returns nothing if there are fewer moves.
std::optional<Move> move_numbered(const AnyPosition& position, int number);

}  // namespace damas::games
