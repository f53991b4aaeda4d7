// Owns the jumps of all men of a side as sets: where jumps can start, and how many there are.
#pragma once

#include <optional>

#include "core/position.hpp"

namespace damas {

// Finds the jumps of the men of side S, which must be to move.
template <Rules R, Side S>
class ManJumps {
  using P = Position<R>;
  using B = typename P::Board;
  using Word = typename P::Word;

 public:
  explicit ManJumps(const P& position)
      : men_(position.men(S)),
        free_(position.empty()),
        prey_(R.men_capture_kings ? position.of(opponent(S)) : position.men(opponent(S))) {}

  // All squares from which a man could jump, whether or not one stands there.
  Word springboards() const {
    Word from{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      constexpr Direction back = opposite(D);
      from |= B::template step<back>(B::template step<back>(free_) & prey_);
    });
    return from;
  }

  // Counts the captures without listing them. There must be no kings, so that all single jumps have
  // the same priority. Returns nothing if a man may continue after a jump, because such captures
  // must be searched one by one.
  std::optional<int> count_if_single() const {
    Word landings[direction_count] = {};
    Word all{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      Word& there = landings[static_cast<int>(D)];
      there = B::template step<D>(B::template step<D>(men_) & prey_) & free_;
      all |= there;
    });
    if (!bits::any(all)) return 0;
    if (bits::any(all & may_go_on())) return std::nullopt;
    int count = 0;
    for_each_direction<R.man_captures, S>(
        [&]<Direction D>() { count += bits::count(landings[static_cast<int>(D)]); });
    return count;
  }

 private:
  Word may_go_on() const {
    if constexpr (R.promotion == Promotion::InPassing) {
      return springboards() | B::template crown_row<S>;
    }
    return springboards();
  }

  Word men_;
  Word free_;
  Word prey_;
};

}  // namespace damas
