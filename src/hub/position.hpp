// Owns how the Hub protocol names variants, positions and moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/game.hpp"
#include "hub/message.hpp"

namespace damas::hub {

// "normal", "killer", "bt", "frisian" and "losing" are the protocol's; other variants are named by
// our identifiers.
std::string_view variant_name(Variant variant);
std::optional<Variant> variant_named(std::string_view name);
// Whether the protocol itself names the variant, so that other programs know it.
bool is_common(Variant variant);

// The side to move and one letter for each square, in the order of their numbers.
std::string position_text(const AnyPosition& position);
std::variant<AnyPosition, Error> parse_position(Variant variant, std::string_view text);

// "32-28"; a capture with the squares of all pieces taken: "28x19x23".
std::string move_text(Variant variant, const Move& move);
// The legal move that the text names. The captured pieces may stand in any order, and may be left
// out if the first and last square identify the move.
std::optional<Move> find_move(const Game& game, std::string_view text);

}  // namespace damas::hub
