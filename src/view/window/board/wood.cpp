#include "view/window/board/wood.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "platform/geometry.hpp"

namespace damas {

namespace {

constexpr int units = 3;  // the pattern's period in squares, half of it mirrored

float lattice(int x, int y, std::uint32_t seed) {
  const std::uint32_t bits =
      scramble(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), seed);
  return static_cast<float>(bits & 0xFFFFU) / 32767.5F - 1;
}

// Smooth noise with the wavelength 1, -1..1. Caches the cell of the last place, because the next
// place is mostly in the same one.
class Noise {
 public:
  explicit Noise(std::uint32_t seed) : seed_(seed) { enter(0, 0); }

  float at(float x, float y) {
    const float left = std::floor(x);
    const float top = std::floor(y);
    if (static_cast<int>(left) != x_ || static_cast<int>(top) != y_)
      enter(static_cast<int>(left), static_cast<int>(top));
    const auto smooth = [](float t) { return t * t * (3 - 2 * t); };
    const float across = smooth(x - left);
    return mix(mix(above_left_, above_right_, across), mix(below_left_, below_right_, across),
               smooth(y - top));
  }

 private:
  void enter(int x, int y) {
    x_ = x;
    y_ = y;
    above_left_ = lattice(x, y, seed_);
    above_right_ = lattice(x + 1, y, seed_);
    below_left_ = lattice(x, y + 1, seed_);
    below_right_ = lattice(x + 1, y + 1, seed_);
  }

  std::uint32_t seed_;
  int x_;
  int y_;
  float above_left_;
  float above_right_;
  float below_left_;
  float below_right_;
};

// Broad wavy rings, finer fibres, and short dark pores.
class Fibres {
 public:
  explicit Fibres(std::uint32_t seed)
      : wander_(seed), rings_(seed + 1), fine_(seed + 2), pores_(seed + 3) {}

  // Arguments are in squares.
  float at(float along, float across) {
    const float wander = across + 0.1F * wander_.at(along * 0.45F, across * 1.3F);
    const float rings = rings_.at(along * 0.3F, wander * 6);
    const float fine = fine_.at(along * 0.8F, wander * 21);
    const float pores = pores_.at(along * 5, across * 60);
    return 0.52F * rings + 0.33F * fine - 0.3F * std::max(0.0F, pores - 0.25F);
  }

 private:
  Noise wander_;
  Noise rings_;
  Noise fine_;
  Noise pores_;
};

// The place within a period, 0 .. 2 * size - 1, whose second half mirrors the first.
int wrapped(int i, int size) {
  const int period = 2 * size;
  return (i % period + period) % period;
}
int mirrored(int wrapped, int size) {
  return std::min(wrapped, 2 * size - 1 - wrapped);
}

}  // namespace

std::uint32_t scramble(std::uint32_t a, std::uint32_t b, std::uint32_t seed) {
  std::uint32_t h = a * 0x9E3779B1U ^ b * 0x85EBCA77U ^ seed * 0xC2B2AE3DU;
  h = (h ^ h >> 15) * 0x2C1B3C6DU;
  h = (h ^ h >> 12) * 0x297A2D39U;
  return h ^ h >> 15;
}

Stain stain(Color tone, float strength) {
  Stain tones;
  for (int i = 0; i < 256; ++i) {
    const float value = (static_cast<float>(i) / 127.5F - 1) * strength;
    tones[static_cast<std::size_t>(i)] =
        value < 0 ? mix(tone, colors::black, -value) : mix(tone, colors::white, value);
  }
  return tones;
}

Wood::Wood(int unit, std::uint32_t seed) : size_(units * std::max(unit, 1)) {
  const float scale = 1.0F / static_cast<float>(std::max(unit, 1));
  Fibres fibres(seed);
  values_.resize(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
  auto next = values_.begin();
  for (int across = 0; across < size_; ++across) {
    for (int along = 0; along < size_; ++along) {
      const float value =
          fibres.at(static_cast<float>(along) * scale, static_cast<float>(across) * scale);
      const float up = 127.5F * (value + 1) + 0.5F;
      *next++ = static_cast<std::uint8_t>(up);
    }
  }
}

std::uint8_t Wood::at(int along, int across) const {
  std::uint8_t value = 0;
  copy(along, across, {&value, 1});
  return value;
}

void Wood::copy(int along, int across, std::span<std::uint8_t> run) const {
  const int column = mirrored(wrapped(along, size_), size_);
  int row = wrapped(across, size_);
  for (std::uint8_t& value : run) {
    value = values_[static_cast<std::size_t>(mirrored(row, size_) * size_ + column)];
    if (++row == 2 * size_) row = 0;
  }
}

}  // namespace damas
