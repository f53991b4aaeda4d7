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
  // Blends `color` over the pixel, its alpha multiplied by `coverage` 0..1.
  void blend(int x, int y, Color color, float coverage);

  std::span<Color> row(int y);
  std::span<const Color> row(int y) const;
  std::span<const Color> pixels() const { return pixels_; }

  // The part of the rectangle that lies inside this picture.
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

// In pixels.
struct ImageSize {
  unsigned width = 0;
  unsigned height = 0;
};
// The size in the header of a PNG or JPEG, read without decoding; nothing for other content.
std::optional<ImageSize> image_size(std::span<const std::byte> bytes);
// The EXIF orientation of a JPEG, 1 … 8; 1 if there is none.
int exif_orientation(std::span<const std::byte> bytes);
// The picture turned and mirrored into upright position, given its EXIF orientation.
Image upright(const Image& image, int orientation);

// Decodes PNG or JPEG, recognised by content. Malformed if it is neither, is damaged or has a side
// longer than 8192 pixels. `name` is only for the Failure.
Expected<Image> decode_image(std::span<const std::byte> bytes, std::string name = {});
// The content of a PNG file. Failure: Unwritable, if memory runs out.
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
