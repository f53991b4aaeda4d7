// Owns the legal moves of a position.
#pragma once

#include "core/captures.hpp"

namespace damas {

// Whether a king has ended the game.
template <Rules R>
constexpr bool is_over(const Position<R>& p) {
  return R.goal == Goal::FirstKing && bits::any(p.kings);
}

// Who has won where there is no move to make.
template <Rules R>
constexpr Side winner_without_moves(const Position<R>& p) {
  if constexpr (R.goal == Goal::BeBlocked) return p.to_move;
  if (is_over(p) && bits::any(p.kings_of(p.to_move))) return p.to_move;
  return opponent(p.to_move);
}

namespace detail {

template <Rules R, Side S>
void add_man_moves(const Position<R>& p, MoveList& list) {
  using B = typename Position<R>::Board;
  const auto empty = p.empty();
  for_each_direction<R.man_moves, S>([&]<Direction D>() {
    bits::for_each(B::template step<D>(p.men(S)) & empty, [&](Square to) {
      const auto from = static_cast<Square>(index(to) - B::delta(D));
      const bool promotes = bits::any(B::bit(to) & B::template crown_row<S>);
      list.push_back({SquareSet{}, from, to, promotes});
    });
  });
}

template <Rules R, Side S>
void add_king_moves(const Position<R>& p, MoveList& list) {
  using B = typename Position<R>::Board;
  const auto occupied = p.occupied();
  bits::for_each(p.movable_kings(S), [&](Square from) {
    for_each_direction<R.king_moves, S>([&]<Direction D>() {
      auto reach = R.king_range == KingRange::Flying
                       ? Rays<B>::template reach<D>(from, occupied)
                       : B::template step<D>(B::bit(from)) & p.empty();
      bits::for_each(reach, [&](Square to) { list.push_back({SquareSet{}, from, to, false}); });
    });
  });
}

template <Rules R, Side S>
void legal_moves(const Position<R>& p, MoveList& list) {
  CaptureSearch<R, S>(p, list).run();
  if (R.capture_compulsory && !list.empty()) return;
  add_man_moves<R, S>(p, list);
  add_king_moves<R, S>(p, list);
}

}  // namespace detail

// Appends all legal moves to an empty list; none means that the game is over.
template <Rules R>
void legal_moves(const Position<R>& p, MoveList& list) {
  assert(list.empty());
  if (is_over(p)) return;
  if (p.to_move == Side::White) {
    detail::legal_moves<R, Side::White>(p, list);
  } else {
    detail::legal_moves<R, Side::Black>(p, list);
  }
}

// Appends the legal captures to an empty list.
template <Rules R>
void legal_captures(const Position<R>& p, MoveList& list) {
  assert(list.empty());
  if (is_over(p)) return;
  if (p.to_move == Side::White) {
    CaptureSearch<R, Side::White>(p, list).run();
  } else {
    CaptureSearch<R, Side::Black>(p, list).run();
  }
}

// Whether the given side could capture if it were to move.
template <Rules R>
bool can_capture(const Position<R>& p, Side side) {
  MoveList unused;
  return side == Side::White ? CaptureSearch<R, Side::White>(p, unused).any()
                             : CaptureSearch<R, Side::Black>(p, unused).any();
}

}  // namespace damas
