// Owns how the DamExchange protocol writes positions and moves.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "core/game.hpp"
#include "dxp/message.hpp"

namespace damas::dxp {

using Milliseconds = std::chrono::milliseconds;

SetUp set_up_of(const AnyPosition& position);
std::variant<AnyPosition, Error> position_of(Variant variant, const SetUp& set_up);

PlayedMove message_of(Variant variant, const Move& move, Milliseconds used);
// The legal move that is meant. The pieces taken may stand in any order, and may be left out where
// the ends are enough.
std::optional<Move> find_move(const Game& game, const PlayedMove& move);
// "32-28", "28x19x23"
std::string text_of(const PlayedMove& move);

}  // namespace damas::dxp
