// Owns `Bitboard`: a set of the 64 squares in one word, A1 in its lowest bit and H8 in its highest.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "core/bitboard.hpp"
#include "core/sliding/square.hpp"

namespace damas::sliding {

class Bitboard {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Square operator*() const { return static_cast<Square>(bits::lowest(rest_)); }
    constexpr Iterator& operator++() {
      rest_ = bits::without_lowest(rest_);
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint64_t rest_;
  };

  constexpr Bitboard() = default;
  constexpr explicit Bitboard(std::uint64_t word) : word_(word) {}
  constexpr Bitboard(std::initializer_list<Square> squares) {
    for (const Square s : squares)
      set(s);
  }
  static constexpr Bitboard of(File f) {
    return Bitboard{std::uint64_t{0x0101010101010101} << index(f)};
  }
  static constexpr Bitboard of(Rank r) {
    return Bitboard{std::uint64_t{0xFF} << (side_length * index(r))};
  }

  constexpr void set(Square s) { word_ |= bit(s); }
  constexpr void clear(Square s) { word_ &= ~bit(s); }
  constexpr bool contains(Square s) const { return (word_ & bit(s)) != 0; }
  constexpr bool empty() const { return word_ == 0; }
  constexpr int size() const { return bits::count(word_); }
  constexpr std::uint64_t word() const { return word_; }

  constexpr Iterator begin() const { return Iterator{word_}; }
  constexpr Iterator end() const { return Iterator{0}; }

  friend constexpr bool operator==(const Bitboard&, const Bitboard&) = default;
  friend constexpr Bitboard operator|(Bitboard a, Bitboard b) {
    return Bitboard{a.word_ | b.word_};
  }
  friend constexpr Bitboard operator&(Bitboard a, Bitboard b) {
    return Bitboard{a.word_ & b.word_};
  }
  friend constexpr Bitboard operator^(Bitboard a, Bitboard b) {
    return Bitboard{a.word_ ^ b.word_};
  }
  friend constexpr Bitboard operator-(Bitboard a, Bitboard b) {
    return Bitboard{a.word_ & ~b.word_};
  }
  constexpr Bitboard operator~() const { return Bitboard{~word_}; }
  constexpr Bitboard& operator|=(Bitboard b) { return *this = *this | b; }
  constexpr Bitboard& operator&=(Bitboard b) { return *this = *this & b; }
  constexpr Bitboard& operator^=(Bitboard b) { return *this = *this ^ b; }
  constexpr Bitboard& operator-=(Bitboard b) { return *this = *this - b; }

 private:
  static constexpr std::uint64_t bit(Square s) { return std::uint64_t{1} << index(s); }

  std::uint64_t word_ = 0;
};

}  // namespace damas::sliding
