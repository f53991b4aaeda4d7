// Owns the compile-time geometry of a board: word type, masks, and steps that are one shift.
#pragma once

#include <array>
#include <type_traits>

#include "core/bitboard.hpp"
#include "core/direction.hpp"

namespace damas {

template <BoardShape S>
struct Board {
  static constexpr BoardShape shape = S;
  static constexpr int bit_count = S.bit_count();
  using Word = std::conditional_t<(bit_count <= 64), std::uint64_t, Word128>;

  // Distance in bits of one step. On a half board, neighbouring playing squares of a file or a rank
  // are two cells apart; Frisian captures use these steps.
  static constexpr int delta(Direction d) {
    constexpr int north = -(S.whole ? S.files : S.stride());
    constexpr int south_east = S.whole ? S.files + 1 : (S.stride() + 1) / 2;
    constexpr int south_west = S.whole ? S.files - 1 : (S.stride() - 1) / 2;
    constexpr int deltas[] = {north,  -south_west, 1,  south_east,
                              -north, south_west,  -1, -south_east};
    return deltas[static_cast<int>(d)];
  }

  static constexpr Word bit(Square s) { return bits::single<Word>(index(s)); }

  // Squares of the ranks first..last, counted from White's side.
  static constexpr Word ranks(int first, int last) {
    Word w{};
    for (int n = 0; n < S.square_count(); ++n) {
      const Square s = S.square_at(n);
      const int rank = S.cell(s).rank;
      if (rank >= first && rank <= last) w |= bit(s);
    }
    return w;
  }

  static constexpr Word files(int first, int last) {
    Word w{};
    for (int n = 0; n < S.square_count(); ++n) {
      const Square s = S.square_at(n);
      const int file = S.cell(s).file;
      if (file >= first && file <= last) w |= bit(s);
    }
    return w;
  }

  static constexpr Word squares = ranks(0, S.ranks - 1);

  // The row on which a man of that side becomes a king.
  template <Side side>
  static constexpr Word crown_row = side == Side::White ? ranks(S.ranks - 1, S.ranks - 1)
                                                        : ranks(0, 0);

  // The squares one step away in direction D. On half boards the result can contain unused bits, so
  // the caller must intersect it with a set of squares. Whole boards have no unused bits, so this
  // function masks the edges itself.
  template <Direction D>
  static constexpr Word step(Word w) {
    if constexpr (S.whole && delta_file(D) != 0) w &= not_on_edge<delta_file(D)>;
    return bits::shifted<delta(D)>(w);
  }

  // The main road is the longest diagonal. It starts at White's left, or at White's right on a
  // mirrored board.
  static constexpr Word main_road() {
    constexpr BoardShape plain{S.files, S.ranks, S.whole, false};
    Word w{};
    for (int n = 0; n < S.square_count(); ++n) {
      const Square s = S.square_at(n);
      const Cell c = plain.cell(s);
      if (c.file == c.rank) w |= bit(s);
    }
    return w;
  }

 private:
  static constexpr int delta_file(Direction d) {
    constexpr int east[] = {0, 1, 1, 1, 0, -1, -1, -1};
    return east[static_cast<int>(d)];
  }
  template <int East>
  static constexpr Word not_on_edge = ~(East > 0 ? files(S.files - 1, S.files - 1) : files(0, 0));
};

}  // namespace damas
