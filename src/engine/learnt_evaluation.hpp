// Owns the evaluation of quiet positions by learnt weights.
#pragma once

#include <algorithm>
#include <array>

#include "engine/engine.hpp"
#include "engine/held_advantage.hpp"
#include "engine/packed_patterns.hpp"
#include "engine/position_terms.hpp"
#include "engine/window_index.hpp"

namespace damas {

template <Rules R>
class LearntEvaluation {
  using P = Position<R>;
  using Index = WindowIndex<R>;
  using Terms = PositionTerms<R>;

 public:
  // Divisor of an advantage against a lone flying king.
  static constexpr int held_by_king = 8;
  // With at least this many men a position is all opening, without men it is all ending.
  static constexpr int all_men = 2 * R.rows_of_men * R.board.per_rank();

  // The weights must be of a variant with this board.
  explicit LearntEvaluation(const LearntWeights& weights)
      : terms_(weights.terms), patterns_(weights) {
    bases_.fill(patterns_.nothing());
    for (int i = 0; i < Index::layout.count(); ++i) {
      bases_[static_cast<std::size_t>(Index::lane(i))] = patterns_.table(Index::layout[i].table);
    }
  }

  // Relative to the side to move, in hundredths of a man. Unreliable while either side can capture.
  int operator()(const P& p) const {
    const Tapered patterns = sum_of_patterns(p);
    int opening = patterns.opening() * patterns_.unit();
    int ending = patterns.ending() * patterns_.unit();
    Terms::for_each(p, [&](int term, int count) {
      const LearntWeight weight = terms_[static_cast<std::size_t>(term)];
      opening += weight.opening * count;
      ending += weight.ending * count;
    });
    const int men = std::min(bits::count(p.occupied() & ~p.kings), all_men);
    const int balance =
        (opening * men + ending * (all_men - men)) / (all_men * LearntWeights::per_centiman);
    const int score = std::clamp(balance, -greatest, greatest) / held(p, balance);
    return p.to_move == Side::White ? score : -score;
  }

 private:
  static constexpr int greatest = score::sure_win - 1000;
  static constexpr int straight_lanes = 4 * Index::straight_words;

  Tapered sum_of_patterns(const P& p) const {
    const auto found = index_(p);
    Tapered sum;
    for (int i = 0; i < straight_lanes; ++i)
      sum += patterns_[base(i) + Index::at(found, i)];
    for (int i = straight_lanes; i < Index::lanes; ++i)
      sum = sum - patterns_[base(i) + Index::at(found, i)];
    return sum;
  }
  int base(int lane) const { return bases_[static_cast<std::size_t>(lane)]; }

  static int held(const P& p, int balance) {
    if (!bits::any(p.kings)) return 1;
    return held_divisor(p, balance > 0 ? Side::White : Side::Black, held_by_king);
  }

  std::vector<LearntWeight> terms_;
  PackedPatterns patterns_;
  WindowIndex<R> index_;
  std::array<int, static_cast<std::size_t>(Index::lanes)> bases_;
};

}  // namespace damas
