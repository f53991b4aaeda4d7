// Owns the numbering of the learnt terms other than window patterns.
#pragma once

#include "core/square.hpp"

namespace damas {

// Terms are counted as White minus Black. Ranks and squares are relative to the side counted.
struct TermLayout {
  static constexpr int most_imbalance = 8;  // greater values count as this

  int ranks;
  int squares;

  constexpr explicit TermLayout(const BoardShape& shape)
      : ranks(shape.ranks), squares(shape.square_count()) {}

  constexpr int man() const { return 0; }
  constexpr int man_on_rank(int rank) const { return 1 + rank; }
  constexpr int free_man_on_rank(int rank) const { return man_on_rank(ranks) + rank; }
  constexpr int king() const { return free_man_on_rank(ranks); }
  constexpr int king_on_square(int ordinal) const { return king() + 1 + ordinal; }
  constexpr int safe_reach() const { return king_on_square(squares); }
  constexpr int attacked_reach() const { return safe_reach() + 1; }
  constexpr int only_kings() const { return attacked_reach() + 1; }
  constexpr int imbalance(int men) const { return only_kings() + 1 + men; }
  constexpr int to_move() const { return imbalance(most_imbalance + 1); }
  constexpr int count() const { return to_move() + 1; }
};

}  // namespace damas
