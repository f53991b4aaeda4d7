// Owns positions: the pieces, the side to move, and the effect of a move on them.
#pragma once

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/board.hpp"
#include "core/move.hpp"
#include "core/rules.hpp"

namespace damas {

// How many moves in a row a side has made with the same king, without a capture.
struct KingRun {
  Square king = {};  // its square
  std::uint8_t moves = 0;

  friend constexpr bool operator==(const KingRun&, const KingRun&) = default;
};

namespace detail {
template <bool kept>
struct KingRuns {};
template <>
struct KingRuns<true> {
  KingRun runs[2] = {};
};
}  // namespace detail

template <Rules R>
struct Position : detail::KingRuns<(R.king_moves_in_a_row > 0)> {
  static constexpr Rules rules = R;
  static constexpr bool counts_king_runs = R.king_moves_in_a_row > 0;
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

  // Kings that may move without a capture.
  constexpr Word movable_kings(Side s) const {
    if constexpr (counts_king_runs) {
      const KingRun& run = this->runs[index(s)];
      const bool must_rest = run.moves >= R.king_moves_in_a_row && bits::any(men(s));
      if (must_rest) return kings_of(s) & ~Board::bit(run.king);
    }
    return kings_of(s);
  }

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
    if constexpr (counts_king_runs) {
      if (a.runs[0] != b.runs[0] || a.runs[1] != b.runs[1]) return false;
    }
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

namespace detail {

template <Rules R>
constexpr void count_king_run(Position<R>& p, Side mover, const Move& m, bool by_king) {
  KingRun& own = p.runs[index(mover)];
  const bool same = own.moves > 0 && own.king == m.from;
  const int moves = same ? std::min(own.moves + 1, R.king_moves_in_a_row) : 1;
  own = by_king && !m.is_capture() ? KingRun{m.to, static_cast<std::uint8_t>(moves)} : KingRun{};
  for (const Side side : {Side::White, Side::Black}) {
    KingRun& run = p.runs[index(side)];
    const bool still_there = bits::any(p.kings_of(side) & Position<R>::Board::bit(run.king));
    if (!still_there || !bits::any(p.men(side))) run = {};
  }
}

template <Side S, Rules R>
constexpr Position<R> after(const Position<R>& p, const Move& m) {
  using B = Board<R.board>;
  using Word = typename B::Word;
  const Word from = B::bit(m.from);
  const Word to = B::bit(m.to);
  const Word captured = m.captured.template word<Word>();
  const bool king = bits::any(p.kings & from) || m.promotes;
  Position<R> next;
  // A capture may end where it began, so clear the first square before setting the last.
  next.pieces[index(S)] = (p.of(S) & ~from) | to;
  next.pieces[index(opponent(S))] = p.of(opponent(S)) & ~captured;
  next.kings = (p.kings & ~(captured | from)) | (king ? to : Word{});
  next.to_move = opponent(S);
  if constexpr (Position<R>::counts_king_runs) {
    std::copy_n(p.runs, 2, next.runs);
    count_king_run(next, S, m, king && !m.promotes);
  }
  return next;
}

}  // namespace detail

// The position after a legal move.
template <Rules R>
constexpr Position<R> after(const Position<R>& p, const Move& m) {
  return p.to_move == Side::White ? detail::after<Side::White>(p, m)
                                  : detail::after<Side::Black>(p, m);
}

// Whether no position before this legal move can occur again after it.
template <Rules R>
constexpr bool is_irreversible(const Position<R>& p, const Move& m) {
  constexpr bool men_only_advance = !R.man_moves.contains(Direction::East);
  if (m.is_capture()) return true;
  if (bits::any(p.kings & Position<R>::Board::bit(m.from))) return false;
  return men_only_advance || R.board.cell(m.from).rank != R.board.cell(m.to).rank;
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
  if constexpr (Position<R>::counts_king_runs) {
    for (const KingRun& run : p.runs) {
      h = mix(h, static_cast<std::uint64_t>(index(run.king) << 8 | run.moves));
    }
  }
  return h ^ (h >> 29);
}

}  // namespace damas
