#include <string>

#include <doctest/doctest.h>

#include "platform/image.hpp"

namespace damas {

namespace {

// 1 2 3 over 4 5 6, as shades of grey.
Image numbers() {
  Image image(3, 2);
  for (int i = 0; i < 6; ++i) {
    const auto shade = static_cast<std::uint8_t>(i + 1);
    image.set(i % 3, i / 3, {shade, shade, shade, 255});
  }
  return image;
}

std::string text_of(const Image& image) {
  std::string text;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      text += static_cast<char>('0' + image.at(x, y).r);
    text += ' ';
  }
  return text;
}

std::string exif_jpeg(int orientation, bool big_endian) {
  const auto number = [&](unsigned value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i) {
      const int shift = 8 * (big_endian ? bytes - 1 - i : i);
      text += static_cast<char>(value >> shift & 0xFFU);
    }
    return text;
  };
  const std::string tiff = std::string(big_endian ? "MM" : "II") + number(42, 2) + number(8, 4) +
                           number(2, 2) + number(0x10F, 2) + number(2, 2) + number(1, 4) +
                           number(0, 4) + number(0x112, 2) + number(3, 2) + number(1, 4) +
                           number(static_cast<unsigned>(orientation), 2) + number(0, 2);
  const std::string exif = std::string("Exif\0\0", 6) + tiff;
  const auto length = static_cast<char>(exif.size() + 2);
  return std::string("\xFF\xD8\xFF\xE0\0\4ab\xFF\xE1\0", 11) + length + exif + "\xFF\xDA";
}

int orientation_of(const std::string& bytes) {
  return exif_orientation(std::as_bytes(std::span(bytes)));
}

}  // namespace

TEST_CASE("each orientation of a camera is turned upright") {
  CHECK(text_of(upright(numbers(), 1)) == "123 456 ");
  CHECK(text_of(upright(numbers(), 2)) == "321 654 ");
  CHECK(text_of(upright(numbers(), 3)) == "654 321 ");
  CHECK(text_of(upright(numbers(), 4)) == "456 123 ");
  CHECK(text_of(upright(numbers(), 5)) == "14 25 36 ");
  CHECK(text_of(upright(numbers(), 6)) == "41 52 63 ");
  CHECK(text_of(upright(numbers(), 7)) == "63 52 41 ");
  CHECK(text_of(upright(numbers(), 8)) == "36 25 14 ");
}

TEST_CASE("the orientation of a JPEG is found in either order of bytes") {
  for (int orientation = 1; orientation <= 8; ++orientation) {
    CHECK(orientation_of(exif_jpeg(orientation, true)) == orientation);
    CHECK(orientation_of(exif_jpeg(orientation, false)) == orientation);
  }
}

TEST_CASE("a missing or invalid EXIF orientation means upright") {
  CHECK(orientation_of("") == 1);
  CHECK(orientation_of("\x89PNG") == 1);
  CHECK(orientation_of(exif_jpeg(9, true)) == 1);
  CHECK(orientation_of(exif_jpeg(0, false)) == 1);
  const std::string whole = exif_jpeg(6, true);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const int found = orientation_of(whole.substr(0, length));
    CHECK(found >= 1);
    CHECK(found <= 8);
  }
}

}  // namespace damas
