// Owns sets of squares: the words that a board computes with, and the 128-bit `SquareSet` for all
// other code.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <type_traits>

#include "core/square.hpp"

namespace damas {

// Two 64-bit halves with the few operators that boards of more than 64 bits need. Not all compilers
// have a 128-bit integer of their own.
struct Word128 {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  constexpr Word128() = default;
  constexpr explicit Word128(std::uint64_t low_half, std::uint64_t high_half = 0)
      : low(low_half), high(high_half) {}

  constexpr explicit operator bool() const { return (low | high) != 0; }
  friend constexpr bool operator==(const Word128&, const Word128&) = default;
  friend constexpr Word128 operator&(Word128 a, Word128 b) {
    return Word128{a.low & b.low, a.high & b.high};
  }
  friend constexpr Word128 operator|(Word128 a, Word128 b) {
    return Word128{a.low | b.low, a.high | b.high};
  }
  friend constexpr Word128 operator^(Word128 a, Word128 b) {
    return Word128{a.low ^ b.low, a.high ^ b.high};
  }
  constexpr Word128 operator~() const { return Word128{~low, ~high}; }
  constexpr Word128& operator&=(Word128 b) { return *this = *this & b; }
  constexpr Word128& operator|=(Word128 b) { return *this = *this | b; }
  constexpr Word128& operator^=(Word128 b) { return *this = *this ^ b; }
  friend constexpr Word128 operator<<(Word128 a, int n) {
    if (n == 0) return a;
    if (n >= 64) return Word128{0, a.low << (n - 64)};
    return Word128{a.low << n, a.high << n | a.low >> (64 - n)};
  }
  friend constexpr Word128 operator>>(Word128 a, int n) {
    if (n == 0) return a;
    if (n >= 64) return Word128{a.high >> (n - 64), 0};
    return Word128{a.low >> n | a.high << (64 - n), a.high >> n};
  }
};

namespace bits {

template <class W>
constexpr bool any(W w) {
  return static_cast<bool>(w);
}

constexpr int count(std::uint64_t w) {
#ifdef __POPCNT__
  return std::popcount(w);
#else
  // Without the popcnt instruction, std::popcount calls a library function, which is slower.
  w = w - ((w >> 1) & 0x5555555555555555ULL);
  w = (w & 0x3333333333333333ULL) + ((w >> 2) & 0x3333333333333333ULL);
  w = (w + (w >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
  return static_cast<int>((w * 0x0101010101010101ULL) >> 56);
#endif
}
constexpr int count(Word128 w) {
  return std::popcount(w.low) + std::popcount(w.high);
}

// Index of the lowest set bit; the word must not be empty.
constexpr int lowest(std::uint64_t w) {
  return std::countr_zero(w);
}
constexpr int lowest(Word128 w) {
  return w.low != 0 ? std::countr_zero(w.low) : 64 + std::countr_zero(w.high);
}

// Index of the highest set bit; the word must not be empty.
constexpr int highest(std::uint64_t w) {
  return 63 - std::countl_zero(w);
}
constexpr int highest(Word128 w) {
  return w.high != 0 ? 127 - std::countl_zero(w.high) : 63 - std::countl_zero(w.low);
}

constexpr std::uint64_t without_lowest(std::uint64_t w) {
  return w & (w - 1);
}
constexpr Word128 without_lowest(Word128 w) {
  return w.low != 0 ? Word128{w.low & (w.low - 1), w.high} : Word128{0, w.high & (w.high - 1)};
}

template <class W>
constexpr W single(int i) {
  if constexpr (std::is_same_v<W, Word128>) {
    return i < 64 ? Word128{std::uint64_t{1} << i, 0} : Word128{0, std::uint64_t{1} << (i - 64)};
  } else {
    return W{1} << i;
  }
}

// Shift towards higher indices for positive n, towards lower ones for negative n.
template <int N, class W>
constexpr W shifted(W w) {
  if constexpr (N >= 0) {
    return w << N;
  } else {
    return w >> -N;
  }
}

// Calls f(Square) for each square of the word, lowest first.
template <class W, class F>
constexpr void for_each(W w, F&& f) {
  for (; any(w); w = without_lowest(w))
    f(static_cast<Square>(lowest(w)));
}

}  // namespace bits

// An iterable set of squares of any board.
class SquareSet {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Word128 rest) : rest_(rest) {}
    constexpr Square operator*() const { return static_cast<Square>(bits::lowest(rest_)); }
    constexpr Iterator& operator++() {
      rest_ = bits::without_lowest(rest_);
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    Word128 rest_;
  };

  constexpr SquareSet() = default;
  constexpr explicit SquareSet(std::uint64_t word) : word_(word) {}
  constexpr explicit SquareSet(Word128 word) : word_(word) {}

  constexpr bool contains(Square s) const {
    return bits::any(word_ & bits::single<Word128>(index(s)));
  }
  constexpr void insert(Square s) { word_ |= bits::single<Word128>(index(s)); }
  constexpr void erase(Square s) { word_ &= ~bits::single<Word128>(index(s)); }
  constexpr bool empty() const { return !bits::any(word_); }
  constexpr int size() const { return bits::count(word_); }

  constexpr Iterator begin() const { return Iterator{word_}; }
  constexpr Iterator end() const { return Iterator{Word128{}}; }

  // Converts to the word of a board; the set must contain squares of that board only.
  template <class W>
  constexpr W word() const {
    if constexpr (std::is_same_v<W, Word128>) {
      return word_;
    } else {
      assert(word_.high == 0);
      return word_.low;
    }
  }

  friend constexpr bool operator==(const SquareSet&, const SquareSet&) = default;
  friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
    return SquareSet{a.word_ | b.word_};
  }
  friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
    return SquareSet{a.word_ & b.word_};
  }
  friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
    return SquareSet{a.word_ & ~b.word_};
  }
  constexpr SquareSet& operator|=(SquareSet b) { return *this = *this | b; }

 private:
  Word128 word_;
};

}  // namespace damas
