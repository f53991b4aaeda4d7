// Owns Image: a software picture, 8 bits a channel, straight alpha, rows from the top.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "platform/color.hpp"
#include "platform/expected.hpp"

namespace damas {

class Image {
 public:
  Image() = default;
  // Every pixel `fill`. Sizes are pixels; negative ones count as 0.
  Image(int width, int height, Color fill = colors::transparent);

  int width() const { return width_; }
  int height() const { return height_; }
  bool empty() const { return pixels_.empty(); }
  bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < width_ && y < height_; }

  // Inside the picture only (asserted).
  Color at(int x, int y) const { return pixels_[index(x, y)]; }
  void set(int x, int y, Color color) { pixels_[index(x, y)] = color; }
  // Lays `color` over the pixel, at `coverage` 0..1 of its own alpha.
  void blend(int x, int y, Color color, float coverage);

  std::span<Color> row(int y);
  std::span<const Color> row(int y) const;
  std::span<const Color> pixels() const { return pixels_; }

  // The part that lies inside this picture.
  Image cropped(int x, int y, int width, int height) const;
  // Averaged over areas when shrinking, bilinear when growing.
  Image scaled(int width, int height) const;

  bool operator==(const Image&) const = default;

 private:
  std::size_t index(int x, int y) const;

  int width_ = 0;
  int height_ = 0;
  std::vector<Color> pixels_;
};

// Pixels.
struct ImageSize {
  unsigned width = 0;
  unsigned height = 0;
};
// As its header says, before anything is decoded; nothing unless it begins as PNG or JPEG do.
std::optional<ImageSize> image_size(std::span<const std::byte> bytes);
// How the camera was held that took a JPEG: 1 … 8 as EXIF counts, 1 where nothing is said.
int exif_orientation(std::span<const std::byte> bytes);
// Turned and mirrored so that what EXIF calls that orientation stands upright.
Image upright(const Image& image, int orientation);

// PNG or JPEG from memory, found out by content. Malformed when it is neither, is broken or is
// larger than 8192 pixels a side. `name` is only for the Failure.
Expected<Image> decode_image(std::span<const std::byte> bytes, std::string name = {});
// As a file of it would be. Failure: Unwritable, when there is no memory for it.
Expected<std::string> encode_png(const Image& image);
// `path` is UTF-8; an existing file is replaced.
Expected<Done> save_png(const Image& image, const std::string& path);

// How much two pictures of the same size differ: the mean and the greatest difference of a
// channel, 0..255. Pictures of different sizes differ by 255.
struct ImageDifference {
  double mean = 0;
  int greatest = 0;
};
ImageDifference difference(const Image& a, const Image& b);

}  // namespace damas
