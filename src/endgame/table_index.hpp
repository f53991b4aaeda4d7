// Owns the numbering of all positions of a material, without gaps.
#pragma once

#include <array>

#include "core/position.hpp"
#include "endgame/table_numbers.hpp"

namespace damas::endgame {

// A position with Black to move has the number of the same position turned round, with White to
// move.
template <Rules R>
class TableIndex {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  explicit TableIndex(const Material& material) : numbers_(R.board, material) {}

  const Material& material() const { return numbers_.material(); }
  std::size_t size() const { return numbers_.size(); }

  // The number of a position of this material.
  std::size_t operator()(const P& p) const {
    const Side waiter = opponent(p.to_move);
    return numbers_({{ordinals(p, p.men(p.to_move)), ordinals(p, p.men(waiter)),
                      ordinals(p, p.kings_of(p.to_move)), ordinals(p, p.kings_of(waiter))}});
  }

  // The position with that number, White to move.
  P position(std::size_t number) const {
    const auto [men, their_men, kings, their_kings] = numbers_.placement(number).sets;
    P p;
    p.to_move = Side::White;
    p.pieces[index(Side::White)] = word(men) | word(kings);
    p.pieces[index(Side::Black)] = word(their_men) | word(their_kings);
    p.kings = word(kings) | word(their_kings);
    return p;
  }

 private:
  static constexpr int squares = R.board.square_count();

  // Placement::of() computes them; a table is faster where every position is visited.
  static constexpr auto ordinal_of = [] {
    std::array<std::uint8_t, static_cast<std::size_t>(B::bit_count)> table = {};
    for (int n = 0; n < squares; ++n) {
      table[static_cast<std::size_t>(index(R.board.square_at(n)))] = static_cast<std::uint8_t>(n);
    }
    return table;
  }();

  static Squares ordinals(const P& p, Word pieces) {
    Squares set;
    bits::for_each(pieces,
                   [&](Square s) { set.add(ordinal_of[static_cast<std::size_t>(index(s))]); });
    if (p.to_move == Side::White) return set;
    Squares turned;
    for (int i = set.count; i > 0; --i)
      turned.add(squares - 1 - set[i - 1]);
    return turned;
  }
  static Word word(const Squares& set) {
    Word w{};
    for (int i = 0; i < set.count; ++i)
      w |= B::bit(R.board.square_at(set[i]));
    return w;
  }

  TableNumbers numbers_;
};

}  // namespace damas::endgame
