// Owns the entries that a game adds to the index of positions and materials.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/variants.hpp"

namespace damas::games {

inline constexpr std::uint16_t no_move = 0xFFFF;

// The first time that a game reached a position or a material.
struct Visit {
  std::uint64_t key = 0;
  std::uint16_t ply = 0;         // at most 65535
  std::uint16_t next = no_move;  // number of the move played next; for positions only
};

// All positions and materials of the main line, each once and in no particular order. If the bytes
// are damaged, only those before the damage.
std::vector<Visit> visits_of(std::string_view packed_moves, Variant variant);

}  // namespace damas::games
