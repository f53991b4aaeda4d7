// Owns the two forms of a score: relative to the root, as a search counts, and as the transposition
// table keeps it. Only wins differ: they count plies from the root, or from their position.
#pragma once

#include "engine/engine.hpp"
#include "engine/transposition_table.hpp"

namespace damas {

// The table's form of the score of a position `ply` plies from the root.
inline int to_table(int score, int ply) {
  if (score >= score::known_win) return score + ply;
  return score <= -score::known_win ? score - ply : score;
}

// The score of an entry for a position `ply` plies from the root.
inline int from_table(const TableEntry& entry, int ply) {
  if (entry.score >= score::known_win) return entry.score - ply;
  return entry.score <= -score::known_win ? entry.score + ply : entry.score;
}

// Whether the entry makes a search of that depth with this window unnecessary.
inline bool settles(const TableEntry& entry, int ply, int depth, int alpha, int beta) {
  if (entry.depth < depth) return false;
  const int score = from_table(entry, ply);
  const Bound bound = entry.bound();
  return bound == Bound::Exact || (bound == Bound::Lower && score >= beta) ||
         (bound == Bound::Upper && score <= alpha);
}

}  // namespace damas
