#include "engine/packed_patterns.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/terms.hpp"
#include "engine/windows.hpp"

namespace damas {

namespace {

struct Precise {
  double opening = 0;
  double ending = 0;

  Precise& operator+=(const Precise& other) {
    opening += other.opening;
    ending += other.ending;
    return *this;
  }
};

class Unpacked {
 public:
  explicit Unpacked(const LearntWeights& weights)
      : layout_(info(weights.variant).rules.board), weights_(weights) {
    for (int i = 0; i < layout_.count(); ++i) {
      for (const Square s : layout_[i].squares)
        ++windows_over_[static_cast<std::size_t>(index(s))];
    }
    values_.reserve(weights.patterns.size());
    for (const LearntWeight& weight : weights.patterns)
      values_.push_back({double{1} * weight.opening, double{1} * weight.ending});
    for (int t = 0; t < layout_.tables(); ++t)
      share_out_ranks(t);
  }

  const std::vector<Precise>& values() const { return values_; }

  // An upper bound on the sum over all windows of a board.
  double greatest_sum() const {
    Precise sum;
    for (int i = 0; i < layout_.count(); ++i) {
      Precise greatest;
      for (int pattern = 0; pattern < window_patterns; ++pattern) {
        const Precise& value = values_[place(layout_[i].table, pattern)];
        greatest.opening = std::max(greatest.opening, std::abs(value.opening));
        greatest.ending = std::max(greatest.ending, std::abs(value.ending));
      }
      sum += greatest;
    }
    return std::max(sum.opening, sum.ending);
  }
  // The greatest rounding error of a sum, in units.
  double greatest_rounding() const { return 0.5 * layout_.count(); }

 private:
  static std::size_t place(int table, int pattern) {
    return static_cast<std::size_t>(table) * window_patterns + static_cast<std::size_t>(pattern);
  }

  const PatternWindow& window_of(int table) const {
    int i = 0;
    while (layout_[i].table != table)
      ++i;
    return layout_[i];
  }

  // The part of a man's rank weight that each window over its square receives. `own` is true for a
  // man of the window's own side.
  Precise share(Square s, bool own) const {
    const BoardShape& shape = layout_.shape();
    const int rank = shape.cell(s).rank;
    const int term = TermLayout(shape).man_on_rank(own ? rank : shape.ranks - 1 - rank);
    const LearntWeight& weight = weights_.terms[static_cast<std::size_t>(term)];
    const double part = (own ? 1.0 : -1.0) / windows_over_[static_cast<std::size_t>(index(s))];
    return {weight.opening * part, weight.ending * part};
  }

  void share_out_ranks(int table) {
    const PatternWindow& window = window_of(table);
    int digit = 1;
    for (const Square s : window.squares) {
      for (int pattern = 0; pattern < window_patterns; ++pattern) {
        const int man = pattern / digit % 3;
        if (man != 0) values_[place(table, pattern)] += share(s, man == 1);
      }
      digit *= 3;
    }
  }

  WindowLayout layout_;
  const LearntWeights& weights_;
  std::array<int, 128> windows_over_ = {};
  std::vector<Precise> values_;
};

}  // namespace

PackedPatterns::PackedPatterns(const LearntWeights& weights) {
  const Unpacked unpacked(weights);
  constexpr double bound = 32000;
  const double greatest = unpacked.greatest_sum();
  while (greatest / unit_ + unpacked.greatest_rounding() > bound)
    unit_ *= 2;
  packed_.reserve(unpacked.values().size() + 1);
  for (const Precise& value : unpacked.values()) {
    packed_.emplace_back(static_cast<int>(std::lround(value.opening / unit_)),
                         static_cast<int>(std::lround(value.ending / unit_)));
  }
  packed_.emplace_back();
}

int PackedPatterns::table(int t) const {
  return t * window_patterns;
}

}  // namespace damas
