// Owns tapered values, which change from the opening to the ending.
#pragma once

#include <cstdint>

namespace damas {

// Two 16-bit numbers in one word, so that one operation adds or multiplies both.
class Tapered {
 public:
  constexpr Tapered() = default;
  constexpr Tapered(int opening, int ending) : packed_(ending * 65536 + opening) {}

  constexpr int opening() const { return static_cast<std::int16_t>(packed_); }
  constexpr int ending() const { return static_cast<std::int16_t>((packed_ + 0x8000) >> 16); }
  // Interpolates between the two values; the opening has the share `part` / `whole`.
  constexpr int blend(int part, int whole) const {
    return (opening() * part + ending() * (whole - part)) / whole;
  }

  constexpr Tapered& operator+=(Tapered b) {
    packed_ += b.packed_;
    return *this;
  }
  friend constexpr Tapered operator+(Tapered a, Tapered b) { return a += b; }
  friend constexpr Tapered operator-(Tapered a, Tapered b) { return raw(a.packed_ - b.packed_); }
  friend constexpr Tapered operator*(Tapered a, int n) { return raw(a.packed_ * n); }
  friend constexpr bool operator==(const Tapered&, const Tapered&) = default;

 private:
  static constexpr Tapered raw(std::int32_t packed) {
    Tapered t;
    t.packed_ = packed;
    return t;
  }

  std::int32_t packed_ = 0;
};

}  // namespace damas
