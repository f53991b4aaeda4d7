// Reads the EXIF orientation of a picture and turns it upright.
#include <array>
#include <cstring>

#include "platform/image.hpp"

namespace damas {

namespace {

using Bytes = std::span<const std::byte>;

// A number of `count` bytes; 0 if they reach beyond the end.
unsigned number(Bytes bytes, std::size_t at, std::size_t count, bool big_endian = true) {
  if (at > bytes.size() || bytes.size() - at < count) return 0;
  unsigned value = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = big_endian ? at + i : at + count - 1 - i;
    value = value << 8U | std::to_integer<unsigned>(bytes[place]);
  }
  return value;
}

// Reads the first directory of a TIFF structure, in which EXIF stores the orientation.
int orientation_of_tiff(Bytes tiff) {
  constexpr unsigned orientation_tag = 0x112;
  constexpr std::size_t entry_size = 12;
  const bool big = number(tiff, 0, 2) == 0x4D4D;
  if (!big && number(tiff, 0, 2) != 0x4949) return 1;
  const std::size_t directory = number(tiff, 4, 4, big);
  const std::size_t entries = number(tiff, directory, 2, big);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + i * entry_size;
    if (entry + entry_size > tiff.size()) return 1;
    if (number(tiff, entry, 2, big) != orientation_tag) continue;
    const unsigned value = number(tiff, entry + 8, 2, big);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  }
  return 1;
}

}  // namespace

int exif_orientation(Bytes bytes) {
  constexpr std::array<unsigned char, 6> heading{'E', 'x', 'i', 'f', 0, 0};
  constexpr unsigned app1 = 0xFFE1;
  if (number(bytes, 0, 2) != 0xFFD8) return 1;
  std::size_t at = 2;
  while (at + 4 <= bytes.size() && bytes[at] == std::byte{0xFF}) {
    const std::size_t length = number(bytes, at + 2, 2);
    if (length < 2 || at + 2 + length > bytes.size()) return 1;
    const Bytes segment = bytes.subspan(at + 4, length - 2);
    const bool exif = number(bytes, at, 2) == app1 && segment.size() > heading.size() &&
                      std::memcmp(segment.data(), heading.data(), heading.size()) == 0;
    if (exif) return orientation_of_tiff(segment.subspan(heading.size()));
    at += 2 + length;
  }
  return 1;
}

Image upright(const Image& image, int orientation) {
  if (orientation <= 1 || orientation > 8) return image;
  const bool across = orientation >= 5;  // rows become columns
  const bool from_right =
      orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  const bool from_bottom =
      orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  Image turned(across ? image.height() : image.width(), across ? image.width() : image.height());
  for (int y = 0; y < turned.height(); ++y) {
    for (int x = 0; x < turned.width(); ++x) {
      const int column = across ? y : x;
      const int row = across ? x : y;
      turned.set(x, y,
                 image.at(from_right ? image.width() - 1 - column : column,
                          from_bottom ? image.height() - 1 - row : row));
    }
  }
  return turned;
}

}  // namespace damas
