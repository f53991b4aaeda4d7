// Owns the keys of positions and materials in a games database. They are part of the file format,
// so they depend on nothing but the variant's identifier and the squares as BoardShape::ordinal()
// counts them.
#pragma once

#include <cstdint>

#include "core/any_position.hpp"
#include "core/draw_rules.hpp"

namespace damas::games {

// The pieces, the side to move and the variant decide; draw counters and the moves of kings in a
// row (see KingRun) do not.
std::uint64_t position_key(const AnyPosition& position);

// The numbers of men and kings of both sides decide; the variant does not.
std::uint64_t material_key(const Material& material);

// The pieces of a position.
Material material_of_any(const AnyPosition& position);

// The same position with no king that must rest, as a FEN would give it.
AnyPosition without_king_runs(const AnyPosition& position);

}  // namespace damas::games
