// Owns the check of packed tables against the tables that they were made of.
#pragma once

#include "endgame/consistency.hpp"
#include "endgame/packed_tables.hpp"

namespace damas::endgame {

// The number of positions of a material whose packed result is not that of the tables. Looks at
// every `stride`th one.
inline std::size_t wrongly_packed(const Tables& tables, const PackedTables& packed,
                                  const Material& material, std::size_t stride) {
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < tables.size(material); i += stride) {
    const AnyPosition position = tables.position(material, i);
    wrong += packed.find(position) == tables.find(position)->sign ? 0U : 1U;
  }
  return wrong;
}

// The same for all materials of up to `pieces` pieces.
inline std::size_t wrongly_packed(const Tables& tables, const PackedTables& packed, int pieces,
                                  std::size_t stride = 1) {
  std::size_t wrong = 0;
  for (int n = 2; n <= pieces; ++n) {
    for (const Material& pair : pairs(tables, n)) {
      wrong += wrongly_packed(tables, packed, pair, stride);
      wrong += wrongly_packed(tables, packed, pair.swapped(), stride);
    }
  }
  return wrong;
}

}  // namespace damas::endgame
