// Owns the sum of a value per square over a set of squares, eight squares at a time.
#pragma once

#include <array>

#include "core/board.hpp"
#include "engine/tapered.hpp"

namespace damas {

template <class B>
class SquareSum {
  using Word = typename B::Word;

 public:
  SquareSum() = default;

  // `value(square)` returns the value of a playing square.
  template <class F>
  explicit SquareSum(const F& value) {
    std::array<Tapered, 8 * bytes> each{};
    bits::for_each(B::squares,
                   [&](Square s) { each[static_cast<std::size_t>(index(s))] = value(s); });
    for (std::size_t b = 0; b < bytes; ++b) {
      for (std::size_t set = 1; set < 256; ++set) {
        const auto first = static_cast<std::size_t>(std::countr_zero(set));
        sums_[b][set] = sums_[b][set & (set - 1)] + each[8 * b + first];
      }
    }
  }

  Tapered operator()(Word squares) const {
    Tapered sum;
    for (std::size_t b = 0; b < bytes; ++b)
      sum += sums_[b][byte(squares, b)];
    return sum;
  }

 private:
  static constexpr std::size_t bytes = (static_cast<std::size_t>(B::bit_count) + 7) / 8;

  static std::size_t byte(Word w, std::size_t b) {
    if constexpr (std::is_same_v<Word, Word128>) {
      return (b < 8 ? w.low >> 8 * b : w.high >> 8 * (b - 8)) & 0xFFU;
    } else {
      return w >> 8 * b & 0xFFU;
    }
  }

  std::array<std::array<Tapered, 256>, bytes> sums_ = {};
};

}  // namespace damas
