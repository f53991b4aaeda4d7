#include "platform/image.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace damas {

namespace {

float lay(std::uint8_t below, float below_part, std::uint8_t above, float above_part) {
  return static_cast<float>(below) * below_part + static_cast<float>(above) * above_part;
}

std::uint8_t rounded(float value) {
  const float up = value + 0.5F;  // std::lround is a slow call
  return static_cast<std::uint8_t>(up);
}

}  // namespace

Image::Image(int width, int height, Color fill)
    : width_(std::max(width, 0)), height_(std::max(height, 0)) {
  pixels_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), fill);
}

std::size_t Image::index(int x, int y) const {
  assert(contains(x, y));
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
         static_cast<std::size_t>(x);
}

void Image::blend(int x, int y, Color color, float coverage) {
  const float above = std::min(coverage, 1.0F) * static_cast<float>(color.a) / 255.0F;
  if (above <= 0) return;
  Color& pixel = pixels_[index(x, y)];
  if (above >= 1) {
    pixel = color;
    return;
  }
  const float below = static_cast<float>(pixel.a) / 255.0F * (1 - above);
  const float alpha = above + below;
  pixel.r = rounded(lay(pixel.r, below / alpha, color.r, above / alpha));
  pixel.g = rounded(lay(pixel.g, below / alpha, color.g, above / alpha));
  pixel.b = rounded(lay(pixel.b, below / alpha, color.b, above / alpha));
  pixel.a = rounded(alpha * 255.0F);
}

std::span<Color> Image::row(int y) {
  return std::span{pixels_}.subspan(index(0, y), static_cast<std::size_t>(width_));
}

std::span<const Color> Image::row(int y) const {
  return std::span{pixels_}.subspan(index(0, y), static_cast<std::size_t>(width_));
}

Image Image::cropped(int x, int y, int width, int height) const {
  const int left = std::clamp(x, 0, width_);
  const int top = std::clamp(y, 0, height_);
  const int right = std::clamp(x + width, left, width_);
  const int bottom = std::clamp(y + height, top, height_);
  Image part(right - left, bottom - top);
  for (int line = 0; line < part.height_ && part.width_ > 0; ++line) {
    const auto from = row(top + line).subspan(static_cast<std::size_t>(left));
    std::copy_n(from.begin(), part.width_, part.row(line).begin());
  }
  return part;
}

ImageDifference difference(const Image& a, const Image& b) {
  if (a.width() != b.width() || a.height() != b.height()) return {255, 255};
  ImageDifference result;
  double sum = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    const Color first = a.pixels()[i];
    const Color second = b.pixels()[i];
    for (const int channel :
         {first.r - second.r, first.g - second.g, first.b - second.b, first.a - second.a}) {
      sum += std::abs(channel);
      result.greatest = std::max(result.greatest, std::abs(channel));
    }
  }
  if (!a.empty()) result.mean = sum / (4.0 * static_cast<double>(a.pixels().size()));
  return result;
}

}  // namespace damas
