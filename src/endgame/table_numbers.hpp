// Owns the numbering of the placements of a material, without gaps, for a board of any shape.
#pragma once

#include <array>
#include <cassert>

#include "core/square.hpp"
#include "endgame/placement.hpp"

namespace damas::endgame {

// Men do not stand on their crown row.
class TableNumbers {
 public:
  constexpr TableNumbers(const BoardShape& board, const Material& material)
      : material_(material), squares_(board.square_count()), row_(board.per_rank()) {
    const auto& [mover, waiter] = material_;
    kings_of_mover_ = sets(squares_ - material_.men(), mover.kings);
    kings_of_waiter_ = sets(squares_ - material_.men() - mover.kings, waiter.kings);
    for (int back = 0; back <= most_pieces; ++back) {
      const auto i = static_cast<std::size_t>(back);
      starts_[i] = size_;
      if (back > mover.men) continue;
      men_of_waiter_[i] = sets(free_for_waiter(back), waiter.men);
      size_ += sets(row_, back) * sets(middle(), mover.men - back) * men_of_waiter_[i] *
               kings_of_mover_ * kings_of_waiter_;
    }
  }

  const Material& material() const { return material_; }
  std::size_t size() const { return size_; }

  // The number of a placement of this material.
  std::size_t operator()(const Placement& placement) const {
    const auto& [men, their_men, kings, their_kings] = placement.sets;
    Squares back_men;
    Squares middle_men;
    for (int i = 0; i < men.count; ++i) {
      if (men[i] >= squares_ - row_) {
        back_men.add(men[i] - (squares_ - row_));
      } else {
        middle_men.add(men[i] - row_);
      }
    }
    const auto back = static_cast<std::size_t>(back_men.count);
    const Squares all_men = merged(men, their_men);
    std::size_t n = number_of(back_men) * sets(middle(), middle_men.count) + number_of(middle_men);
    n = n * men_of_waiter_[back] + number_of(without(their_men, men));
    n = n * kings_of_mover_ + number_of(without(kings, all_men));
    n = n * kings_of_waiter_ + number_of(without(their_kings, merged(all_men, kings)));
    return starts_[back] + n;
  }

  // The placement with that number.
  Placement placement(std::size_t number) const {
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
    const std::size_t middle_men = take(sets(middle(), in_middle));
    Squares men = shifted(numbered_set(middle_men, middle(), in_middle), row_);
    men = merged(men, shifted(numbered_set(n, row_, static_cast<int>(back)), squares_ - row_));
    const Squares men_of_waiter =
        around(numbered_set(their_men, free_for_waiter(static_cast<int>(back)), waiter.men), men);
    const Squares all_men = merged(men, men_of_waiter);
    const Squares kings_of_mover =
        around(numbered_set(kings, squares_ - all_men.count, mover.kings), all_men);
    const Squares others = merged(all_men, kings_of_mover);
    const Squares kings_of_waiter =
        around(numbered_set(their_kings, squares_ - others.count, waiter.kings), others);
    return {{men, men_of_waiter, kings_of_mover, kings_of_waiter}};
  }

 private:
  constexpr int middle() const { return squares_ - 2 * row_; }
  // Squares for men of the side that waits when the mover has `back` men on its own back row, where
  // the men of its opponent never stand.
  constexpr int free_for_waiter(int back) const {
    return squares_ - row_ - (material_.mover.men - back);
  }

  static Squares shifted(Squares set, int by) {
    for (int i = 0; i < set.count; ++i) {
      const auto n = static_cast<std::size_t>(i);
      set.at[n] = static_cast<std::uint8_t>(set.at[n] + by);
    }
    return set;
  }

  Material material_;
  int squares_;
  int row_;  // squares of a rank
  std::size_t size_ = 0;
  std::size_t kings_of_mover_ = 0;
  std::size_t kings_of_waiter_ = 0;
  // Both arrays are indexed by the number of the mover's men on its back row.
  std::array<std::size_t, most_pieces + 1> men_of_waiter_ = {};
  std::array<std::size_t, most_pieces + 1> starts_ = {};
};

}  // namespace damas::endgame
