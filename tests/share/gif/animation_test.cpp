#include "share/gif/animation.hpp"

#include <doctest/doctest.h>

#include "share/gif/decoded_gif.hpp"

namespace damas::share {

namespace {

using test::decoded_gif;
using test::DecodedGif;

}  // namespace

TEST_CASE("An animation has all its pictures with their times") {
  const Pixel dark{20, 20, 20};
  const Pixel light{240, 230, 200};
  std::vector<Pixel> picture(static_cast<std::size_t>(40 * 30), dark);
  const Palette palette(std::vector<Pixel>{dark, light});
  GifAnimation animation(40, 30, palette);
  animation.add(picture, 1000);
  picture[5 * 40 + 7] = light;
  picture[9 * 40 + 11] = light;
  animation.add(picture, 250);
  animation.add(picture, 0);
  const auto content = animation.finish();
  REQUIRE(content.has_value());
  CHECK(content->starts_with("GIF89a"));
  CHECK(content->find("NETSCAPE2.0") != std::string::npos);
  const DecodedGif gif = decoded_gif(*content);
  CHECK(gif.width == 40);
  CHECK(gif.height == 30);
  REQUIRE(gif.frames.size() == 3);
  CHECK(gif.frames[0].width == 40);
  CHECK(gif.frames[0].hundredths == 100);
  // Only what has changed is stored again.
  CHECK(gif.frames[1].left == 7);
  CHECK(gif.frames[1].top == 5);
  CHECK(gif.frames[1].width == 5);
  CHECK(gif.frames[1].height == 5);
  CHECK(gif.frames[1].hundredths == 25);
  CHECK(gif.frames[2].width == 1);
  CHECK(gif.frames[2].hundredths == 2);
}

TEST_CASE("An animation that is not finished leaves nothing behind") {
  GifAnimation animation(2, 2, Palette({}));
  animation.add(std::vector<Pixel>(4), 100);
}

}  // namespace damas::share
