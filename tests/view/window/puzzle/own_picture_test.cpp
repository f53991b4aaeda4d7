#include "view/window/puzzle/own_picture.hpp"

#include <fstream>
#include <iterator>
#include <set>

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "puzzle/random.hpp"

using namespace damas;
using test::Folder;

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

TEST_CASE("A picture becomes the square in its middle, opaque and no larger than needed") {
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

TEST_CASE("What is no picture, or none that fits, says so") {
  CHECK(trouble("") == PictureTrouble::Empty);
  CHECK(trouble("1. c3-d4 b6-a5") == PictureTrouble::Unknown);
  CHECK(trouble("GIF89a") == PictureTrouble::Unknown);
  CHECK(trouble(png(300, 60)) == PictureTrouble::TooSmall);
  CHECK(trouble(header(100000, 100000)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(9000, 100)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(8000, 8000)) == PictureTrouble::TooLarge);
  CHECK(trouble(header(100, 100)) == PictureTrouble::Broken);
}

TEST_CASE("A picture that ends early or has wrong bytes is told, or shown, and never more") {
  const std::string whole = png(96, 80);
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    CAPTURE(length);
    CHECK(trouble(whole.substr(0, length)).has_value());
  }
  constexpr std::size_t header_end = 33;
  puzzle::Random random(4);
  int refused = 0;
  for (int i = 0; i < 100; ++i) {
    std::string changed = whole;
    for (int k = 0; k < 4; ++k)
      changed[header_end + random.below(changed.size() - header_end)] =
          static_cast<char>(random.below(256));
    if (trouble(changed)) ++refused;
  }
  CHECK(refused > 0);
}

TEST_CASE("Files are read with their troubles") {
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

TEST_CASE("Every trouble has its own sentence, which names the file") {
  for (const Language language : {Language::English, Language::Portuguese}) {
    std::set<std::string> sentences;
    for (int i = 0; i <= static_cast<int>(PictureTrouble::TooLarge); ++i) {
      const std::string said = sentence(language, static_cast<PictureTrouble>(i), "dog.png");
      CHECK(said.find("dog.png") != std::string::npos);
      CHECK(sentences.insert(said).second);
    }
  }
}
