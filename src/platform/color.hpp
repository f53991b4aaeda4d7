// Owns colours: sRGB with straight alpha, mixing, and the WCAG contrast measures.
#pragma once

#include <cstdint>

namespace damas {

struct Color {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;
  std::uint8_t a = 255;

  // Opaque, from 0xRRGGBB.
  static constexpr Color hex(std::uint32_t rgb) {
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8),
            static_cast<std::uint8_t>(rgb), 255};
  }
  // The same colour with its alpha multiplied by `opacity` 0..1.
  Color faded(float opacity) const;

  constexpr bool operator==(const Color&) const = default;
};

namespace literals {
// A colour literal: 0xF2C14E_rgb.
consteval Color operator""_rgb(unsigned long long rgb) {
  return Color::hex(static_cast<std::uint32_t>(rgb));
}
}  // namespace literals

namespace colors {
constexpr Color transparent{0, 0, 0, 0};
constexpr Color white{255, 255, 255, 255};
constexpr Color black{0, 0, 0, 255};
}  // namespace colors

// The mix of both, channel by channel including alpha; t is clamped to 0..1.
Color mix(Color from, Color to, float t);
// The visible colour when `top` is blended over an opaque `bottom`.
Color over(Color top, Color bottom);
// WCAG 2 relative luminance, 0 (black) .. 1 (white); alpha is ignored.
double luminance(Color color);
// WCAG 2 contrast ratio, 1 .. 21; symmetric.
double contrast(Color a, Color b);

}  // namespace damas
