// Owns the conversion of positions and moves to messages of the DamExchange protocol and back.
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
// The legal move that the message describes. The captured pieces may be in any order, or missing if
// the first and last square identify the move.
std::optional<Move> find_move(const Game& game, const PlayedMove& move);
// "32-28", "28x19x23"
std::string text_of(const PlayedMove& move);

}  // namespace damas::dxp
