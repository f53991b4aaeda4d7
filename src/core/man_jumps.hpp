// Owns the jumps of men as sets: from where they can start and where they land, all men at once.
#pragma once

#include <optional>

#include "core/position.hpp"

namespace damas {

// The men of side S, who is to move.
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

  // All squares from which a man could jump, whoever stands there.
  Word springboards() const {
    Word from{};
    for_each_direction<R.man_captures, S>([&]<Direction D>() {
      constexpr Direction back = opposite(D);
      from |= B::template step<back>(B::template step<back>(free_) & prey_);
    });
    return from;
  }

  // How many captures there are if all are single jumps and equal before the rules of priority;
  // nothing if some man may go on, which has to be found out man by man.
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
