// Owns positions: who stands where and who is to move, and what a move makes of it.
#pragma once

#include <cassert>
#include <optional>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace damas {

template <Rules R>
struct Position {
  static constexpr Rules rules = R;
  using Board = damas::Board<R.board>;
  using Word = typename Board::Word;

  Word pieces[2] = {};
  Word kings = {};
  Side to_move = R.first_side;

  constexpr Word of(Side s) const { return pieces[index(s)]; }
  constexpr Word men(Side s) const { return of(s) & ~kings; }
  constexpr Word kings_of(Side s) const { return of(s) & kings; }
  constexpr Word occupied() const { return pieces[0] | pieces[1]; }
  constexpr Word empty() const { return Board::squares & ~occupied(); }

  constexpr std::optional<Piece> piece_at(Square s) const {
    const Word b = Board::bit(s);
    const Kind kind = bits::any(kings & b) ? Kind::King : Kind::Man;
    if (bits::any(pieces[0] & b)) return Piece{Side::White, kind};
    if (bits::any(pieces[1] & b)) return Piece{Side::Black, kind};
    return std::nullopt;
  }

  // The square must be empty.
  constexpr void put(Square s, Piece p) {
    assert(!piece_at(s));
    pieces[index(p.side)] |= Board::bit(s);
    if (p.kind == Kind::King) kings |= Board::bit(s);
  }

  friend constexpr bool operator==(const Position& a, const Position& b) {
    return a.pieces[0] == b.pieces[0] && a.pieces[1] == b.pieces[1] && a.kings == b.kings &&
           a.to_move == b.to_move;
  }
};

template <Rules R>
constexpr Position<R> start_position() {
  using B = Board<R.board>;
  constexpr int first = R.empty_rows_behind_men;
  constexpr int last = first + R.rows_of_men - 1;
  constexpr int top = R.board.ranks - 1;
  Position<R> p;
  p.pieces[0] = B::ranks(first, last);
  p.pieces[1] = B::ranks(top - last, top - first);
  return p;
}

// The position after a legal move of that position.
template <Rules R>
constexpr Position<R> after(Position<R> p, const Move& m) {
  using B = Board<R.board>;
  using Word = typename B::Word;
  const int mover = index(p.to_move);
  const Word from = B::bit(m.from);
  const Word to = B::bit(m.to);
  const Word captured = m.captured.template word<Word>();
  const bool king = bits::any(p.kings & from) || m.promotes;
  // A capture may end where it began, so leave first and arrive last.
  p.pieces[mover] = (p.pieces[mover] & ~from) | to;
  p.pieces[1 - mover] &= ~captured;
  p.kings &= ~(captured | from);
  if (king) p.kings |= to;
  p.to_move = opponent(p.to_move);
  return p;
}

// A well-mixed key of a position, for hash tables and repetition; equal positions have equal keys.
template <Rules R>
constexpr std::uint64_t key(const Position<R>& p) {
  constexpr auto mix = [](std::uint64_t h, std::uint64_t v) {
    h = (h ^ v) * 0x9E3779B97F4A7C15ULL;
    return h ^ (h >> 32);
  };
  std::uint64_t h = p.to_move == Side::White ? 0x6A09E667F3BCC909ULL : 0xBB67AE8584CAA73BULL;
  const auto add = [&](const auto& w) {
    if constexpr (std::is_same_v<std::decay_t<decltype(w)>, Word128>) {
      h = mix(mix(h, w.low), w.high);
    } else {
      h = mix(h, w);
    }
  };
  add(p.pieces[0]);
  add(p.pieces[1]);
  add(p.kings);
  return h ^ (h >> 29);
}

}  // namespace damas
