// Owns perft, which counts the move sequences of a given length to compare move generators.
#pragma once

#include <cstdint>

#include "core/movegen.hpp"
#include "core/perft_leaves.hpp"

namespace damas {

namespace detail {

template <PerftLeaves leaves, Side S, Rules R>
std::uint64_t perft(const Position<R>& p, int depth) {
  if (leaves == PerftLeaves::Played && depth == 0) return 1;
  if (is_over(p)) return 0;
  if (leaves == PerftLeaves::Counted && depth == 1) {
    return static_cast<std::uint64_t>(count_legal_moves<R, S>(p));
  }
  MoveList moves;
  legal_moves<R, S>(p, moves);
  if (leaves == PerftLeaves::Listed && depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t nodes = 0;
  for (const Move& m : moves)
    nodes += perft<leaves, opponent(S)>(after<S>(p, m), depth - 1);
  return nodes;
}

}  // namespace detail

// Counts the sequences of `depth` plies (at least 0) from a position.
template <PerftLeaves leaves = PerftLeaves::Counted, Rules R>
std::uint64_t perft(const Position<R>& p, int depth) {
  if (depth == 0) return 1;
  return p.to_move == Side::White ? detail::perft<leaves, Side::White>(p, depth)
                                  : detail::perft<leaves, Side::Black>(p, depth);
}

template <Rules R>
std::uint64_t perft(const Position<R>& p, int depth, PerftLeaves leaves) {
  switch (leaves) {
    case PerftLeaves::Counted:
      return perft<PerftLeaves::Counted>(p, depth);
    case PerftLeaves::Listed:
      return perft<PerftLeaves::Listed>(p, depth);
    case PerftLeaves::Played:
      return perft<PerftLeaves::Played>(p, depth);
  }
  return 0;
}

}  // namespace damas
