// Owns the check of a table's value against the values of the positions that its moves lead to.
#pragma once

#include <doctest/doctest.h>

#include "core/movegen.hpp"
#include "core/variant_rules.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

// Computes all tables of up to `pieces` pieces.
inline void compute_all(Tables& tables, int pieces) {
  for (int n = 2; n <= pieces; ++n) {
    for (const Material& material : pairs(tables, n))
      tables.add(material, *tables.compute(material, [] { return false; }));
  }
}

// Of all positions with so many pieces, White to move.
inline Totals totals_of(const Tables& tables, int pieces) {
  Totals sum;
  for (const Material& pair : pairs(tables, pieces)) {
    sum += tables.totals(pair);
    if (pair != pair.swapped()) sum += tables.totals(pair.swapped());
  }
  return sum;
}

// The result of a position by those of its successors, found without the code that made the
// tables. If it equals the stored one in every position, all tables are correct: by induction over
// the plies, each win and loss is stored with its true length, and no draw is stored as either.
inline Result from_successors(const Tables& tables, const AnyPosition& position) {
  const CompiledRules& rules = compiled_rules(variant_of(position));
  const bool losing_game = info(variant_of(position)).rules.goal == Goal::BeBlocked;
  MoveList moves;
  rules.legal_moves(position, moves);
  if (moves.empty()) return {losing_game ? 1 : -1, 0};
  Result best{-1, 0};
  for (const Move& m : moves) {
    const Result theirs = tables.find(rules.after(position, m)).value();
    const Result ours{-theirs.sign, theirs.sign == 0 ? 0 : theirs.plies + 1};
    const bool better = ours.sign > best.sign;
    const bool sooner = ours.sign == 1 && best.sign == 1 && ours.plies < best.plies;
    const bool later = ours.sign == -1 && best.sign == -1 && ours.plies > best.plies;
    if (better || sooner || later) best = ours;
  }
  return best;
}

// Whether the stored result of the position follows from those of its successors.
inline bool is_consistent(const Tables& tables, const AnyPosition& position) {
  return tables.find(position) == from_successors(tables, position);
}

// The number of positions whose result does not follow from those of their successors.
inline std::size_t inconsistent(const Tables& tables, const Material& material) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < tables.size(material); ++i)
    count += is_consistent(tables, tables.position(material, i)) ? 0U : 1U;
  return count;
}

// Checks the tables of `pieces` pieces of every variant.
inline void check_all_variants(int pieces) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto tables = make_tables(static_cast<Variant>(i));
    compute_all(*tables, pieces);
    for (const Material& pair : pairs(*tables, pieces)) {
      CAPTURE(name_of(pair));
      CHECK(inconsistent(*tables, pair) == 0);
      CHECK(inconsistent(*tables, pair.swapped()) == 0);
    }
  }
}

}  // namespace damas::endgame
