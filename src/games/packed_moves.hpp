// Owns the stored form of a game's start, moves, variations and notes.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/pdn/tree.hpp"

namespace damas::games {

// A move of the usual kind takes one byte: its number among the legal moves.
std::string pack_moves(const PdnTree& tree);

// Returns nothing for damaged bytes.
std::optional<PdnTree> unpack_moves(std::string_view bytes, Variant variant);

// The bytes of the main line without its notes. Games with equal moves from equal starts have equal
// bytes, whatever was written about them.
std::string pack_main_line(const PdnTree& tree);

// Calls `visit` for the positions of the main line in their order, from the start at ply 0, with
// the number of the next move if there is one, until it returns false. Returns false for damaged
// bytes.
using VisitPosition =
    std::function<bool(const AnyPosition& position, int ply, std::optional<int> next)>;
bool walk_main_line(std::string_view bytes, Variant variant, const VisitPosition& visit);

}  // namespace damas::games
