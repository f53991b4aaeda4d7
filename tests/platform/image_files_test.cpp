#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "platform/image.hpp"

namespace damas {

namespace {

std::span<const std::byte> bytes_of(const std::string& text) {
  return std::as_bytes(std::span{text});
}

std::string png_of(const Image& image) {
  const test::Folder folder;
  const std::string path = folder.path("picture.png");
  REQUIRE(save_png(image, path));
  return *read_file(path);
}

Image picture() {
  Image image(5, 4, Color{10, 20, 30, 255});
  image.set(2, 1, Color{200, 100, 50, 128});
  image.set(4, 3, colors::transparent);
  return image;
}

}  // namespace

TEST_CASE("a picture saved as PNG is read back pixel by pixel") {
  const std::string png = png_of(picture());
  const auto read = decode_image(bytes_of(png));
  REQUIRE(read);
  CHECK(read->at(2, 1) == Color{200, 100, 50, 128});
  CHECK(read->at(0, 0) == Color{10, 20, 30, 255});
  CHECK(read->width() == 5);
  CHECK(read->height() == 4);
}

TEST_CASE("a picture encoded as PNG is read back pixel by pixel, however little it can be shrunk") {
  for (const int side : {1, 7, 300}) {
    Image noise(side, side);
    std::uint32_t state = 1;
    for (int y = 0; y < side; ++y) {
      for (Color& pixel : noise.row(y)) {
        state = state * 1664525 + 1013904223;
        pixel =
            Color{static_cast<std::uint8_t>(state >> 24), static_cast<std::uint8_t>(state >> 16),
                  static_cast<std::uint8_t>(state >> 8), 255};
      }
    }
    const auto png = encode_png(noise);
    REQUIRE(png);
    const auto read = decode_image(bytes_of(*png));
    REQUIRE(read);
    CHECK(*read == noise);
  }
  CHECK_FALSE(encode_png(Image{}));
}

TEST_CASE("a picture that ends early is malformed, wherever it ends") {
  const std::string png = png_of(picture());
  for (std::size_t length = 8; length < png.size(); ++length) {
    const auto read = decode_image(bytes_of(png.substr(0, length)), "short.png");
    CAPTURE(length);
    REQUIRE_FALSE(read);
    CHECK(read.failure().kind == FailureKind::Malformed);
    CHECK(read.failure().subject == "short.png");
  }
}

// Decoders would read on for seconds, or for ever.
TEST_CASE("a part of a PNG that claims to be longer than the file is refused") {
  std::string png = png_of(picture());
  const std::size_t data = png.find("IDAT");
  REQUIRE(data != std::string::npos);
  png[data - 4] = '\x7F';
  CHECK_FALSE(decode_image(bytes_of(png)));
}

TEST_CASE("a picture with changed bytes is read or refused, and nothing else happens") {
  const std::string png = png_of(picture());
  for (std::size_t at = 0; at < png.size(); ++at) {
    std::string broken = png;
    broken[at] = static_cast<char>(broken[at] ^ 0x55);
    const auto read = decode_image(bytes_of(broken));
    if (!read) CHECK(read.failure().kind == FailureKind::Malformed);
  }
}

TEST_CASE("a file that is neither PNG nor JPEG is refused by name") {
  const auto text = decode_image(bytes_of("GIF89a and more"), "a.gif");
  REQUIRE_FALSE(text);
  CHECK(text.failure() == Failure{FailureKind::Malformed, "a.gif", "neither PNG nor JPEG"});
  CHECK_FALSE(decode_image({}));
}

TEST_CASE("a small file cannot ask for a huge picture") {
  std::string png = png_of(picture());
  png.replace(16, 4, std::string{"\0\1\0\0", 4});
  const auto huge = decode_image(bytes_of(png));
  REQUIRE_FALSE(huge);
  CHECK(huge.failure().detail == "more than 8192 pixels a side");
  const std::string jpeg{"\xFF\xD8\xFF\xE0\0\4ab\xFF\xC2\0\x11\10\xFF\xFF\xFF\xFF\3\0\0\0\0", 22};
  const auto large = decode_image(bytes_of(jpeg));
  REQUIRE_FALSE(large);
  CHECK(large.failure().detail == "more than 8192 pixels a side");
}

TEST_CASE("a failed save of a picture names the path") {
  const auto saved = save_png(picture(), "/no/such/folder/picture.png");
  REQUIRE_FALSE(saved);
  CHECK(saved.failure().kind == FailureKind::Unwritable);
  CHECK(saved.failure().subject == "/no/such/folder/picture.png");
}

}  // namespace damas
