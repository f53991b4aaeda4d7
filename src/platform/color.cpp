#include "platform/color.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

namespace {

std::uint8_t to_channel(float value) {
  const float up = std::clamp(value, 0.0F, 255.0F) + 0.5F;  // std::lround is a slow call
  return static_cast<std::uint8_t>(up);
}

std::uint8_t mix_channel(std::uint8_t from, std::uint8_t to, float t) {
  return to_channel(static_cast<float>(from) +
                    (static_cast<float>(to) - static_cast<float>(from)) * t);
}

double linear(std::uint8_t channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

}  // namespace

Color Color::faded(float opacity) const {
  return {r, g, b, to_channel(static_cast<float>(a) * opacity)};
}

Color mix(Color from, Color to, float t) {
  t = std::clamp(t, 0.0F, 1.0F);
  return {mix_channel(from.r, to.r, t), mix_channel(from.g, to.g, t), mix_channel(from.b, to.b, t),
          mix_channel(from.a, to.a, t)};
}

Color over(Color top, Color bottom) {
  const float t = static_cast<float>(top.a) / 255.0F;
  top.a = 255;
  bottom.a = 255;
  return mix(bottom, top, t);
}

double luminance(Color color) {
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double contrast(Color a, Color b) {
  const double first = luminance(a);
  const double second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

}  // namespace damas
