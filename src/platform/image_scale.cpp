#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "platform/image.hpp"

namespace damas {

namespace {

// Premultiplied by alpha while averaging, so that invisible pixels contribute no colour.
struct Pixel {
  float r = 0;
  float g = 0;
  float b = 0;
  float a = 0;

  void add(const Pixel& other, float weight) {
    r += other.r * weight;
    g += other.g * weight;
    b += other.b * weight;
    a += other.a * weight;
  }
};

Pixel to_pixel(Color c) {
  const float a = static_cast<float>(c.a) / 255.0F;
  return {static_cast<float>(c.r) * a, static_cast<float>(c.g) * a, static_cast<float>(c.b) * a, a};
}

Color to_color(const Pixel& p) {
  if (p.a <= 0) return colors::transparent;
  const auto channel = [](float v) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(v, 0.0F, 255.0F)));
  };
  return {channel(p.r / p.a), channel(p.g / p.a), channel(p.b / p.a), channel(p.a * 255.0F)};
}

// The source pixels that make up one target pixel, with their weights.
struct Share {
  int first = 0;
  std::vector<float> weights;
};

// The weights form a triangle of the width of a source pixel when growing, and a box of the width
// of a target pixel when shrinking.
std::vector<Share> shares(int from, int to) {
  std::vector<Share> result(static_cast<std::size_t>(to));
  const double ratio = static_cast<double>(from) / to;
  for (int i = 0; i < to; ++i) {
    Share& share = result[static_cast<std::size_t>(i)];
    const double begin = ratio > 1 ? i * ratio : (i + 0.5) * ratio - 0.5;
    const double end = ratio > 1 ? begin + ratio : begin + 1;
    share.first = static_cast<int>(std::floor(begin));
    const int last = static_cast<int>(std::ceil(end)) - 1;
    for (int source = share.first; source <= last; ++source) {
      const double part = std::min(end, source + 1.0) - std::max(begin, source + 0.0);
      share.weights.push_back(static_cast<float>(part / (end - begin)));
    }
  }
  return result;
}

}  // namespace

Image Image::scaled(int width, int height) const {
  Image target(width, height);
  if (empty() || target.empty()) return target;
  const auto across = shares(width_, target.width_);
  const auto down = shares(height_, target.height_);
  const auto columns = static_cast<std::size_t>(target.width_);
  std::vector<Pixel> narrow(columns * static_cast<std::size_t>(height_));
  std::vector<Pixel> line(static_cast<std::size_t>(width_));
  for (int y = 0; y < height_; ++y) {
    const std::span<const Color> source_row = row(y);
    std::transform(source_row.begin(), source_row.end(), line.begin(), to_pixel);
    for (std::size_t x = 0; x < columns; ++x) {
      Pixel& sum = narrow[static_cast<std::size_t>(y) * columns + x];
      int source = across[x].first;
      for (const float weight : across[x].weights) {
        const int inside = std::clamp(source++, 0, width_ - 1);
        sum.add(line[static_cast<std::size_t>(inside)], weight);
      }
    }
  }
  for (int y = 0; y < target.height_; ++y) {
    const Share& share = down[static_cast<std::size_t>(y)];
    for (std::size_t x = 0; x < columns; ++x) {
      Pixel sum;
      int source = share.first;
      for (const float weight : share.weights) {
        const auto inside = static_cast<std::size_t>(std::clamp(source++, 0, height_ - 1));
        sum.add(narrow[inside * columns + x], weight);
      }
      target.set(static_cast<int>(x), y, to_color(sum));
    }
  }
  return target;
}

}  // namespace damas
