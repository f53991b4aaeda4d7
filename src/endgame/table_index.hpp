// Owns the numbering of all positions of a material, without gaps.
#pragma once

#include <array>
#include <cassert>

#include "core/position.hpp"
#include "endgame/combinations.hpp"
#include "endgame/material.hpp"

namespace damas::endgame {

// A position with Black to move has the number of the same position turned round, with White to
// move. Men do not stand on their crown row.
template <Rules R>
class TableIndex {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  explicit TableIndex(const Material& material) : material_(material) {
    const auto& [mover, waiter] = material_;
    kings_of_mover_ = sets(squares - material_.men(), mover.kings);
    kings_of_waiter_ = sets(squares - material_.men() - mover.kings, waiter.kings);
    for (int back = 0; back <= most_pieces; ++back) {
      const auto i = static_cast<std::size_t>(back);
      starts_[i] = size_;
      if (back > mover.men) continue;
      men_of_waiter_[i] = sets(free_for_waiter(back), waiter.men);
      size_ += sets(row, back) * sets(middle, mover.men - back) * men_of_waiter_[i] *
               kings_of_mover_ * kings_of_waiter_;
    }
  }

  const Material& material() const { return material_; }
  std::size_t size() const { return size_; }

  // The number of a position of this material.
  std::size_t operator()(const P& p) const {
    const Squares men = ordinals(p, p.men(p.to_move));
    const Squares their_men = ordinals(p, p.men(opponent(p.to_move)));
    const Squares kings = ordinals(p, p.kings_of(p.to_move));
    const Squares their_kings = ordinals(p, p.kings_of(opponent(p.to_move)));
    Squares back_men;
    Squares middle_men;
    for (int i = 0; i < men.count; ++i) {
      if (men[i] >= squares - row) {
        back_men.add(men[i] - (squares - row));
      } else {
        middle_men.add(men[i] - row);
      }
    }
    const auto back = static_cast<std::size_t>(back_men.count);
    const Squares all_men = merged(men, their_men);
    std::size_t n = number_of(back_men) * sets(middle, middle_men.count) + number_of(middle_men);
    n = n * men_of_waiter_[back] + number_of(without(their_men, men));
    n = n * kings_of_mover_ + number_of(without(kings, all_men));
    n = n * kings_of_waiter_ + number_of(without(their_kings, merged(all_men, kings)));
    return starts_[back] + n;
  }

  // The position with that number, White to move.
  P position(std::size_t number) const {
    assert(number < size_);
    const auto& [mover, waiter] = material_;
    std::size_t back = 0;
    while (back < static_cast<std::size_t>(mover.men) && starts_[back + 1] <= number)
      ++back;
    std::size_t n = number - starts_[back];
    const auto take = [&](std::size_t count) {
      const std::size_t rest = n % count;
      n /= count;
      return rest;
    };
    const std::size_t their_kings = take(kings_of_waiter_);
    const std::size_t kings = take(kings_of_mover_);
    const std::size_t their_men = take(men_of_waiter_[back]);
    const int in_middle = mover.men - static_cast<int>(back);
    const std::size_t middle_men = take(sets(middle, in_middle));
    Squares men = shifted(numbered_set(middle_men, middle, in_middle), row);
    men = merged(men, shifted(numbered_set(n, row, static_cast<int>(back)), squares - row));
    const Squares men_of_waiter =
        around(numbered_set(their_men, free_for_waiter(static_cast<int>(back)), waiter.men), men);
    const Squares all_men = merged(men, men_of_waiter);
    const Squares kings_of_mover =
        around(numbered_set(kings, squares - all_men.count, mover.kings), all_men);
    const Squares others = merged(all_men, kings_of_mover);
    const Squares kings_of_waiter =
        around(numbered_set(their_kings, squares - others.count, waiter.kings), others);
    P p;
    p.to_move = Side::White;
    p.pieces[index(Side::White)] = word(men) | word(kings_of_mover);
    p.pieces[index(Side::Black)] = word(men_of_waiter) | word(kings_of_waiter);
    p.kings = word(kings_of_mover) | word(kings_of_waiter);
    return p;
  }

 private:
  static constexpr int squares = R.board.square_count();
  static constexpr int row = R.board.per_rank();
  static constexpr int middle = squares - 2 * row;

  static constexpr auto ordinal_of = [] {
    std::array<std::uint8_t, static_cast<std::size_t>(B::bit_count)> table = {};
    for (int n = 0; n < squares; ++n) {
      table[static_cast<std::size_t>(index(R.board.square_at(n)))] = static_cast<std::uint8_t>(n);
    }
    return table;
  }();

  // Squares for men of the side that waits when the mover has `back` men on its own back row, where
  // the men of its opponent never stand.
  int free_for_waiter(int back) const { return squares - row - (material_.mover.men - back); }

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
  static Squares shifted(Squares set, int by) {
    for (int i = 0; i < set.count; ++i) {
      const auto n = static_cast<std::size_t>(i);
      set.at[n] = static_cast<std::uint8_t>(set.at[n] + by);
    }
    return set;
  }
  static Word word(const Squares& set) {
    Word w{};
    for (int i = 0; i < set.count; ++i)
      w |= B::bit(R.board.square_at(set[i]));
    return w;
  }

  Material material_;
  std::size_t size_ = 0;
  std::size_t kings_of_mover_ = 0;
  std::size_t kings_of_waiter_ = 0;
  // By the number of the mover's men on its back row.
  std::array<std::size_t, most_pieces + 1> men_of_waiter_ = {};
  std::array<std::size_t, most_pieces + 1> starts_ = {};
};

}  // namespace damas::endgame
