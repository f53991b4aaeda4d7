// Owns the checks of packed tables: against the tables that they were made of, and against
// themselves.
#pragma once

#include <algorithm>

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

// Of all positions with so many pieces, White to move: each result is read.
inline Totals totals_of(const Tables& tables, const PackedTables& packed, int pieces) {
  Totals sum;
  for (const Material& pair : pairs(tables, pieces)) {
    for (const Material& material : {pair, pair.swapped()}) {
      for (std::size_t i = 0; i < tables.size(material); ++i) {
        const int sign = packed.find(tables.position(material, i)).value();
        sum.wins += sign > 0 ? 1U : 0U;
        sum.losses += sign < 0 ? 1U : 0U;
        sum.draws += sign == 0 ? 1U : 0U;
      }
      if (pair == pair.swapped()) break;
    }
  }
  return sum;
}

// The number of materials with a longer win or loss than longest_win() says.
inline std::size_t too_long(const Tables& tables, Variant variant, int pieces) {
  std::size_t count = 0;
  for (int n = 2; n <= pieces; ++n) {
    for (const Material& pair : pairs(tables, n)) {
      const int most = longest_win(info(variant).rules, pair.men());
      for (const Material& material : {pair, pair.swapped()})
        count += tables.totals(material).longest > most ? 1U : 0U;
    }
  }
  return count;
}

// Win, loss or draw by the packed results after each move.
inline int best_of_successors(const PackedTables& packed, const AnyPosition& position) {
  const CompiledRules& rules = compiled_rules(variant_of(position));
  MoveList moves;
  rules.legal_moves(position, moves);
  if (moves.empty()) return info(variant_of(position)).rules.goal == Goal::BeBlocked ? 1 : -1;
  int best = -1;
  for (const Move& m : moves)
    best = std::max(best, -packed.find(rules.after(position, m)).value());
  return best;
}

}  // namespace damas::endgame
