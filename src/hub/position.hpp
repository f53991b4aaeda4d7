// Owns the notation of variants, positions and moves in the Hub protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/game.hpp"
#include "hub/message.hpp"

namespace damas::hub {

// "normal", "killer", "bt", "frisian" and "losing" are the protocol's names. Other variants have
// our identifiers as names.
std::string_view variant_name(Variant variant);
std::optional<Variant> variant_named(std::string_view name);
// Whether the protocol has a name for the variant, so that other programs can know it.
bool is_common(Variant variant);

// The side to move and one letter for each square, in the order of their numbers.
std::string position_text(const AnyPosition& position);
std::variant<AnyPosition, Error> parse_position(Variant variant, std::string_view text);

// "32-28", or with the squares of all captured pieces, "28x19x23".
std::string move_text(Variant variant, const Move& move);
// The legal move that the text names. The captured pieces may stand in any order, and may be left
// out if the first and last square identify the move.
std::optional<Move> find_move(const Game& game, std::string_view text);

}  // namespace damas::hub
