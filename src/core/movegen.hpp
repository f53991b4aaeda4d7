// Owns the legal moves of a position.
#pragma once

#include "core/captures.hpp"

namespace damas {

// Whether a king has ended the game.
template <Rules R>
constexpr bool is_over(const Position<R>& p) {
  return R.goal == Goal::FirstKing && bits::any(p.kings);
}

// The winner of a position in which the side to move has no move.
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
  for_each_direction<R.man_moves, S>([&]<Direction D>() {
    const auto targets = B::template step<D>(p.men(S)) & p.empty();
    Move* next = list.extend(bits::count(targets));
    bits::for_each(targets, [&](Square to) {
      const auto from = static_cast<Square>(index(to) - B::delta(D));
      const bool promotes = bits::any(B::bit(to) & B::template crown_row<S>);
      (next++)->set(SquareSet{}, from, to, promotes);
    });
  });
}

template <Rules R, Side S>
int count_man_moves(const Position<R>& p) {
  using B = typename Position<R>::Board;
  int count = 0;
  for_each_direction<R.man_moves, S>(
      [&]<Direction D>() { count += bits::count(B::template step<D>(p.men(S)) & p.empty()); });
  return count;
}

// Calls f(from, targets) for each king and each of its directions.
template <Rules R, Side S, class F>
void for_each_king_line(const Position<R>& p, F&& f) {
  using B = typename Position<R>::Board;
  bits::for_each(p.movable_kings(S), [&](Square from) {
    for_each_direction<R.king_moves, S>([&]<Direction D>() {
      if constexpr (R.king_range == KingRange::Flying) {
        f(from, Rays<B>::template reach<D>(from, p.occupied()));
      } else {
        f(from, B::template step<D>(B::bit(from)) & p.empty());
      }
    });
  });
}

template <Rules R, Side S>
void add_king_moves(const Position<R>& p, MoveList& list) {
  for_each_king_line<R, S>(p, [&](Square from, auto targets) {
    bits::for_each(targets, [&](Square to) { list.emplace_back(SquareSet{}, from, to, false); });
  });
}

template <Rules R, Side S>
int count_king_moves(const Position<R>& p) {
  int count = 0;
  for_each_king_line<R, S>(p, [&](Square, auto targets) { count += bits::count(targets); });
  return count;
}

template <Rules R, Side S>
void legal_moves(const Position<R>& p, MoveList& list) {
  CaptureSearch<R, S>(p, list).run();
  if (R.capture_compulsory && !list.empty()) return;
  add_man_moves<R, S>(p, list);
  add_king_moves<R, S>(p, list);
}

template <Rules R, Side S>
int count_captures(const Position<R>& p) {
  if constexpr (R.removal == Removal::AfterMove && !R.may_stop_early) {
    if (!bits::any(p.kings)) {
      if (const auto singles = ManJumps<R, S>(p).count_if_single()) return *singles;
    }
  }
  MoveList captures;
  CaptureSearch<R, S> search(p, captures);
  if (search.any()) search.run();
  return captures.size();
}

template <Rules R, Side S>
int count_legal_moves(const Position<R>& p) {
  const int count = count_captures<R, S>(p);
  if (R.capture_compulsory && count > 0) return count;
  return count + count_man_moves<R, S>(p) + count_king_moves<R, S>(p);
}

}  // namespace detail

// Appends all legal moves to an empty list. If there are none, the game is over.
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

// Counts the legal moves. Only captures must be found one by one.
template <Rules R>
int count_legal_moves(const Position<R>& p) {
  if (is_over(p)) return 0;
  return p.to_move == Side::White ? detail::count_legal_moves<R, Side::White>(p)
                                  : detail::count_legal_moves<R, Side::Black>(p);
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
