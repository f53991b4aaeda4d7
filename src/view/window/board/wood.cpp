#include "view/window/board/wood.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace damas {

namespace {

constexpr int units = 3;  // the pattern's size in squares; then it is mirrored

float lattice(int x, int y, std::uint32_t seed) {
  const std::uint32_t bits =
      scramble(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), seed);
  return static_cast<float>(bits & 0xFFFFU) / 32767.5F - 1;
}

// Smooth noise of that wavelength 1, -1..1.
float noise(float x, float y, std::uint32_t seed) {
  const float left = std::floor(x);
  const float top = std::floor(y);
  const auto smooth = [](float t) { return t * t * (3 - 2 * t); };
  const float tx = smooth(x - left);
  const float ty = smooth(y - top);
  const int ix = static_cast<int>(left);
  const int iy = static_cast<int>(top);
  const float above = std::lerp(lattice(ix, iy, seed), lattice(ix + 1, iy, seed), tx);
  const float below = std::lerp(lattice(ix, iy + 1, seed), lattice(ix + 1, iy + 1, seed), tx);
  return std::lerp(above, below, ty);
}

// Broad rings that wander, finer fibres, and short dark pores. Arguments are in squares.
float fibres(float along, float across, std::uint32_t seed) {
  const float wander = across + 0.1F * noise(along * 0.45F, across * 1.3F, seed);
  const float rings = noise(along * 0.3F, wander * 6, seed + 1);
  const float fine = noise(along * 0.8F, wander * 21, seed + 2);
  const float pores = noise(along * 5, across * 60, seed + 3);
  return 0.52F * rings + 0.33F * fine - 0.3F * std::max(0.0F, pores - 0.25F);
}

int mirrored(int i, int size) {
  const int period = 2 * size;
  const int into = (i % period + period) % period;
  return into < size ? into : period - 1 - into;
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
  values_.reserve(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
  for (int across = 0; across < size_; ++across) {
    for (int along = 0; along < size_; ++along) {
      const float value =
          fibres(static_cast<float>(along) * scale, static_cast<float>(across) * scale, seed);
      values_.push_back(static_cast<std::uint8_t>(std::lround(127.5F * (value + 1))));
    }
  }
}

std::uint8_t Wood::at(int along, int across) const {
  const auto row = static_cast<std::size_t>(mirrored(across, size_));
  const auto column = static_cast<std::size_t>(mirrored(along, size_));
  return values_[row * static_cast<std::size_t>(size_) + column];
}

}  // namespace damas
