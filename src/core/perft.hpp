// Owns perft: the count of move sequences of a given length, by which generators are compared.
#pragma once

#include <cstdint>

#include "core/movegen.hpp"

namespace damas {

// Sequences of `depth` plies (at least 0) from a position. The last ply is counted, not played.
template <Rules R>
std::uint64_t perft(const Position<R>& p, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  legal_moves(p, moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t nodes = 0;
  for (const Move& m : moves)
    nodes += perft(after(p, m), depth - 1);
  return nodes;
}

}  // namespace damas
