// Owns palettes: the colours that stand for all colours of a picture.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace damas::share {

struct Pixel {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;

  friend bool operator==(const Pixel&, const Pixel&) = default;
};

inline constexpr std::size_t most_colors = 256;

class Palette {
 public:
  // The colours that suit the pixels best, by median cut; at most `most_colors`.
  explicit Palette(std::span<const Pixel> pixels);

  std::span<const Pixel> colors() const { return colors_; }
  // The index of the nearest colour.
  std::uint8_t index_of(Pixel pixel) const;

 private:
  std::vector<Pixel> colors_;
  std::vector<std::uint8_t> nearest_;  // by the five highest bits of each channel
};

}  // namespace damas::share
