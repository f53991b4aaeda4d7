#include "view/window/share/board_images.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "share/gif/decoded_gif.hpp"

namespace damas::test {

namespace {

PictureStyle style_of(int width, bool flipped = false) {
  return {theme_by_id({}), usual_labels(Variant::Brazilian), width, flipped};
}

}  // namespace

TEST_CASE("A picture is as wide as asked, but for what makes all squares equal") {
  for (const int width : {least_picture, 333, 800, 1600}) {
    const Image image = board_image(Game(), {}, style_of(width));
    CAPTURE(width);
    CHECK(image.width() <= width);
    CHECK(image.width() > width - 17);
    CHECK(image.width() == image.height());
  }
}

TEST_CASE("A picture shows the board from either side, with the last move") {
  Game game;
  const Image start = board_image(game, {}, style_of(480));
  CHECK_FALSE(start == board_image(game, {}, style_of(480, true)));
  const Move first = game.legal_moves().front();
  const Path path = game.path(first);
  REQUIRE(game.play(first));
  const Image plain = board_image(game, {}, style_of(480));
  const Image marked = board_image(game, path, style_of(480));
  CHECK_FALSE(plain == start);
  CHECK_FALSE(plain == marked);
  // No corner is transparent.
  CHECK(start.at(0, 0).a == 255);
}

TEST_CASE("The colours of drawings are those of the default theme") {
  CHECK(shared_colors(theme_by_id({})) == share::Colors{});
  CHECK_FALSE(shared_colors(theme_by_id("slate")) == share::Colors{});
}

TEST_CASE("Variants have letters on the frame or numbers in the squares") {
  CHECK(usual_labels(Variant::Brazilian).frame);
  CHECK_FALSE(usual_labels(Variant::Brazilian).squares);
  CHECK(usual_labels(Variant::International).squares);
}

TEST_CASE("An animation has a picture for each position of the main line") {
  const PdnGame game =
      read_pdn("[GameType \"26\"]\n\n1. c3-d4 b6-a5 (1... b6-c5) 2. d4-e5 *\n").front();
  const auto content = animation_of(game.tree, style_of(200), 500);
  REQUIRE(content.has_value());
  const DecodedGif gif = decoded_gif(*content);
  CHECK(gif.width <= 200);
  CHECK(gif.width > 180);
  REQUIRE(gif.frames.size() == 4);
  CHECK(gif.frames[0].width == gif.width);
  CHECK(gif.frames[1].width < gif.width);
  CHECK(gif.frames[1].hundredths == 50);
  CHECK(gif.frames[3].hundredths == 150);
}

}  // namespace damas::test
