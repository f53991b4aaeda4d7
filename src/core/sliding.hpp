// Owns rays: the squares over which a piece that moves any distance slides until a piece stops it.
#pragma once

#include <array>

#include "core/board.hpp"

namespace damas {

template <class B>
struct Rays {
  using Word = typename B::Word;
  using Table =
      std::array<std::array<Word, static_cast<std::size_t>(B::bit_count)>, direction_count>;

  // All squares beyond `s` in direction D on an empty board.
  template <Direction D>
  static constexpr Word from(Square s) {
    return table[static_cast<std::size_t>(D)][static_cast<std::size_t>(index(s))];
  }

  // The square of a ray that a slide reaches first.
  template <Direction D>
  static constexpr Square nearest(Word ray) {
    return static_cast<Square>(B::delta(D) > 0 ? bits::lowest(ray) : bits::highest(ray));
  }

  // The free squares that a slide in direction D reaches, and the square of the piece that stops
  // it.
  template <Direction D>
  static constexpr Word sight(Square s, Word occupied) {
    const Word ray = from<D>(s);
    const Word blockers = ray & occupied;
    return bits::any(blockers) ? ray & ~from<D>(nearest<D>(blockers)) : ray;
  }

  // Only the free squares of sight().
  template <Direction D>
  static constexpr Word reach(Square s, Word occupied) {
    return sight<D>(s, occupied) & ~occupied;
  }

 private:
  template <Direction D>
  static constexpr Word walk(Word w) {
    Word ray{};
    for (w = B::template step<D>(w) & B::squares; bits::any(w);
         w = B::template step<D>(w) & B::squares) {
      ray |= w;
    }
    return ray;
  }

  static constexpr Table make() {
    Table t{};
    for (int n = 0; n < B::shape.square_count(); ++n) {
      const Square s = B::shape.square_at(n);
      const auto i = static_cast<std::size_t>(index(s));
      const Word w = B::bit(s);
      t[0][i] = walk<Direction::North>(w);
      t[1][i] = walk<Direction::NorthEast>(w);
      t[2][i] = walk<Direction::East>(w);
      t[3][i] = walk<Direction::SouthEast>(w);
      t[4][i] = walk<Direction::South>(w);
      t[5][i] = walk<Direction::SouthWest>(w);
      t[6][i] = walk<Direction::West>(w);
      t[7][i] = walk<Direction::NorthWest>(w);
    }
    return t;
  }

  static constexpr Table table = make();
};

}  // namespace damas
