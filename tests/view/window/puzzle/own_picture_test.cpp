#include "view/window/puzzle/own_picture.hpp"

#include <fstream>
#include <iterator>
#include <set>

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "puzzle/random.hpp"

namespace damas::test {

namespace {

// The bytes of a PNG whose left half is red and right half blue, and whose corner is see-through.
std::string png(int width, int height) {
  Image image(width, height, Color{255, 0, 0, 255});
  for (int y = 0; y < height; ++y) {
    for (int x = width / 2; x < width; ++x)
      image.set(x, y, Color{0, 0, 255, 255});
  }
  image.set(0, 0, colors::transparent);
  const Folder folder;
  REQUIRE(save_png(image, folder.path("a.png")).ok());
  auto bytes = read_file(folder.path("a.png"));
  REQUIRE(bytes.ok());
  return std::move(bytes).value();
}

std::optional<PictureTrouble> trouble(std::string_view bytes) {
  const auto read = picture_of(bytes);
  const auto* found = std::get_if<PictureTrouble>(&read);
  return found ? std::optional(*found) : std::nullopt;
}

// A JPEG of 72 x 64 pixels, red above and blue below, in hexadecimal digits.
constexpr std::string_view small_jpeg =
    "ffd8ffe000104a46494600010100000100010000ffdb0043003525282f2821352f2b2f3c39353f50"
    "855750494950a3757b6185c1aacbc8beaabab7d5f0ffffd5e2ffe6b7baffffffffffffffffffceff"
    "ffffffffffffffffffffdb004301393c3c5046509d57579dffdcbadcffffffffffffffffffffffff"
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc0"
    "0011080040004803012200021101031101ffc4001600010101000000000000000000000000000001"
    "04ffc40014100100000000000000000000000000000000ffc4001701010101010000000000000000"
    "0000000000030204ffc400161101010100000000000000000000000000001112ffda000c03010002"
    "110311003f00ce20c65df5440c95440c95440c95440c950416ca55440c95440c95440c95440c9504"
    "16ca55440c95440c95440c95440c95005b295003250032500325003257ffd9";

std::string jpeg() {
  std::string bytes;
  for (std::size_t at = 0; at < small_jpeg.size(); at += 2) {
    const std::string digits(small_jpeg.substr(at, 2));
    bytes += static_cast<char>(std::stoi(digits, nullptr, 16));
  }
  return bytes;
}

// How many of some damaged copies are refused; all others must be shown in a size that fits.
int refused_of_damaged(const std::string& whole, std::size_t header_end) {
  puzzle::Random random(4);
  int refused = 0;
  for (int i = 0; i < 100; ++i) {
    std::string changed = whole;
    for (int k = 0; k < 4; ++k)
      changed[header_end + random.below(changed.size() - header_end)] =
          static_cast<char>(random.below(256));
    const auto read = picture_of(changed);
    const auto* picture = std::get_if<Image>(&read);
    if (picture == nullptr) {
      ++refused;
      continue;
    }
    CAPTURE(i);
    CHECK(picture->width() == picture->height());
    CHECK(picture->width() >= 64);
    CHECK(picture->width() <= 1024);
  }
  return refused;
}

// A PNG's beginning, as far as its size.
std::string header(unsigned width, unsigned height) {
  std::string bytes("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16);
  for (const unsigned number : {width, height}) {
    for (int shift = 24; shift >= 0; shift -= 8)
      bytes += static_cast<char>(number >> shift & 0xFFU);
  }
  return bytes;
}

}  // namespace

TEST_CASE("A picture is reduced to the square in its middle, opaque and no larger than needed") {
  const auto wide = picture_of(png(300, 100));
  const auto* picture = std::get_if<Image>(&wide);
  REQUIRE(picture != nullptr);
  CHECK(picture->width() == 100);
  CHECK(picture->height() == 100);
  CHECK(picture->at(20, 50) == Color{255, 0, 0, 255});
  CHECK(picture->at(80, 50) == Color{0, 0, 255, 255});
  const auto large = picture_of(png(1500, 1200));
  REQUIRE(std::holds_alternative<Image>(large));
  CHECK(std::get<Image>(large).width() == 1024);
  const auto square = picture_of(png(64, 64));
  REQUIRE(std::holds_alternative<Image>(square));
  CHECK(std::get<Image>(square).at(0, 0).a == 255);
}

TEST_CASE("A file that is no picture, or an unsuitable one, is refused with the reason") {
  CHECK(trouble("") == PictureTrouble::Empty);
  CHECK(trouble("1. c3-d4 b6-a5") == PictureTrouble::Unknown);
  CHECK(trouble("GIF89a") == PictureTrouble::Unknown);
  CHECK(trouble(png(300, 60)) == PictureTrouble::TooSmall);
  CHECK(trouble(header(100000, 100000)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(9000, 100)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(8000, 8000)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(100, 100)) == PictureTrouble::Broken);
}

TEST_CASE("A PNG that ends early or has wrong bytes is refused, or decoded to a size that fits") {
  const std::string whole = png(96, 80);
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    CAPTURE(length);
    CHECK(trouble(whole.substr(0, length)).has_value());
  }
  constexpr std::size_t header_end = 33;
  CHECK(refused_of_damaged(whole, header_end) > 0);
}

// JPEG decoders accept incomplete data.
TEST_CASE("A JPEG that ends early or has wrong bytes is refused, or decoded to a size that fits") {
  const std::string whole = jpeg();
  const auto read = picture_of(whole);
  REQUIRE(std::holds_alternative<Image>(read));
  CHECK(std::get<Image>(read).width() == 64);
  CHECK(std::get<Image>(read).at(32, 4).r > std::get<Image>(read).at(32, 4).b);
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    const auto part = picture_of(whole.substr(0, length));
    const auto* picture = std::get_if<Image>(&part);
    if (picture == nullptr) continue;
    CAPTURE(length);
    CHECK(picture->width() == 64);
    CHECK(picture->height() == 64);
  }
  CHECK(trouble(whole.substr(0, 100)).has_value());
  CHECK(refused_of_damaged(whole, 2) > 0);
  CHECK(trouble("\xFF\xD8 and then nothing of a picture") == PictureTrouble::Unknown);
}

TEST_CASE("Files are read with their errors") {
  const Folder folder;
  const auto read = [&](const std::string& name) {
    const auto answer = read_picture(disk(), folder.path(name));
    const auto* found = std::get_if<PictureTrouble>(&answer);
    return found ? std::optional(*found) : std::nullopt;
  };
  REQUIRE(write_file(folder.path("empty.png"), "").ok());
  REQUIRE(write_file(folder.path("fine.png"), png(80, 80)).ok());
  CHECK(read("gone.png") == PictureTrouble::NotFound);
  CHECK(read("") == PictureTrouble::Folder);
  CHECK(read("empty.png") == PictureTrouble::Empty);
  CHECK_FALSE(read("fine.png"));
}

TEST_CASE("Every error has its own sentence, which names the file") {
  for (const Language language : {Language::English, Language::Portuguese}) {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(PictureTrouble::TooLarge); ++i) {
      const std::string said = sentence(language, static_cast<PictureTrouble>(i), "dog.png");
      CHECK(said.find("dog.png") != std::string::npos);
      CHECK(sentences.insert(said).second);
    }
  }
}

}  // namespace damas::test
