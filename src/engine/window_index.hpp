// Owns the computation of a position's patterns in all windows at once.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "core/position.hpp"
#include "engine/windows.hpp"

namespace damas {

// Each word holds four 16-bit lanes, one pattern each, which are added without carries between
// them. A table row holds the contribution of the men of one strip of the board to all patterns.
template <Rules R>
class WindowIndex {
  using P = Position<R>;
  using Word = typename P::Word;

 public:
  static constexpr WindowLayout layout{R.board};
  // The lanes of turned windows start in a new word.
  static constexpr int straight_words = (layout.straight() + 3) / 4;
  static constexpr int used_words = straight_words + (layout.count() - layout.straight() + 3) / 4;
  // Even, since SIMD instructions add two words at once.
  static constexpr int words = used_words + used_words % 2;
  using Lanes = std::array<std::uint64_t, static_cast<std::size_t>(words)>;

  // The lane of a window's pattern.
  static constexpr int lane(int window) {
    return window < layout.straight() ? window : window - layout.straight() + 4 * straight_words;
  }
  static constexpr int lanes = 4 * used_words;
  static constexpr int at(const Lanes& found, int lane) {
    const auto word = found[static_cast<std::size_t>(lane / 4)];
    return static_cast<int>(word >> 16 * (lane % 4) & 0xFFFFU);
  }

  WindowIndex() {
    for (int i = 0; i < layout.count(); ++i) {
      std::uint64_t digit = 1;
      for (const Square s : layout[i].squares) {
        add(R.board.ordinal(s), lane(i), digit);
        digit *= 3;
      }
    }
  }

  // The patterns of all windows, with digit 1 for a man of the window's own side and 2 for an
  // enemy.
  Lanes operator()(const P& p) const {
    const Word white_men = p.men(Side::White);
    const Word black_men = p.men(Side::Black);
    Lanes white{};
    Lanes black{};
    sum(white_men, white);
    sum(black_men, black);
    Lanes both;
    for (std::size_t i = 0; i < both.size(); ++i) {
      const bool turned = i >= static_cast<std::size_t>(straight_words);
      both[i] = white[i] + black[i] + (turned ? white[i] : black[i]);
    }
    return both;
  }

 private:
  static constexpr int strip_width = R.board.whole ? R.board.files / 2 : R.board.per_rank();
  static constexpr int strips = R.board.square_count() / strip_width;
  static constexpr std::size_t strip_patterns = std::size_t{1} << strip_width;
  using Strip = std::array<Lanes, strip_patterns>;

  void add(int ordinal, int lane, std::uint64_t digit) {
    Strip& strip = strips_[static_cast<std::size_t>(ordinal / strip_width)];
    const std::size_t square = std::size_t{1} << ordinal % strip_width;
    for (std::size_t men = 0; men < strip_patterns; ++men) {
      if ((men & square) == 0) continue;
      strip[men][static_cast<std::size_t>(lane / 4)] += digit << 16 * (lane % 4);
    }
  }

  template <std::size_t S>
  static std::size_t pattern(Word men) {
    constexpr int first = index(R.board.square_at(static_cast<int>(S) * strip_width));
    return static_cast<std::size_t>(low(men >> first)) & (strip_patterns - 1);
  }
  static std::uint64_t low(std::uint64_t w) { return w; }
  static std::uint64_t low(Word128 w) { return w.low; }

  void sum(Word men, Lanes& sums) const {
    const auto add_strip = [&]<std::size_t S>() {
      const Lanes& row = strips_[S][pattern<S>(men)];
      for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += row[i];
    };
    [&]<std::size_t... S>(std::index_sequence<S...>) {
      (add_strip.template operator()<S>(), ...);
    }
    (std::make_index_sequence<static_cast<std::size_t>(strips)>{});
  }

  std::array<Strip, static_cast<std::size_t>(strips)> strips_ = {};
};

}  // namespace damas
