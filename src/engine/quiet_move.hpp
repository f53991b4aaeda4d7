// Owns the fast test whether a side has a move that captures nothing.
#pragma once

#include "core/movegen.hpp"

namespace damas {

namespace detail {

template <Rules R, Side S>
bool has_quiet_move(const Position<R>& p) {
  using B = typename Position<R>::Board;
  typename Position<R>::Word targets{};
  for_each_direction<R.man_moves, S>(
      [&]<Direction D>() { targets |= B::template step<D>(p.men(S)); });
  for_each_direction<R.king_moves, S>(
      [&]<Direction D>() { targets |= B::template step<D>(p.movable_kings(S)); });
  return bits::any(targets & p.empty());
}

}  // namespace detail

// Whether the side to move has a move without captures, where it may not have to capture.
template <Rules R>
bool has_quiet_move(const Position<R>& p) {
  if (is_over(p)) return false;
  return p.to_move == Side::White ? detail::has_quiet_move<R, Side::White>(p)
                                  : detail::has_quiet_move<R, Side::Black>(p);
}

}  // namespace damas
