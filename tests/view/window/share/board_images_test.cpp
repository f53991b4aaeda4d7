#include "view/window/share/board_images.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "share/gif/decoded_gif.hpp"
#include "view/window/share/picture_looks.hpp"

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

TEST_CASE("Pictures can have the colours of every theme, those of the board, and black and white") {
  const Theme& board = theme_by_id("slate");
  CHECK(picture_theme({}, board).id == "slate");
  CHECK(picture_theme("nonsense", board).id == "slate");
  for (const Theme& theme : themes())
    CHECK(picture_theme(theme.id, board).id == theme.id);
  const Theme& print = picture_theme("print", board);
  CHECK(print.id == "print");
  CHECK(shared_colors(print) == share::print_colors());
  PictureStyle style = style_of(200);
  style.theme = print;
  const Image image = board_image(Game(), {}, style);
  for (const Color c : image.pixels()) {
    if (c.r == c.g && c.g == c.b) continue;
    FAIL("a picture for printing has a colour");
  }
}

TEST_CASE("Larger sizes have more pixels, and drawings have the asked width") {
  CHECK(widths_of(PictureSize::Small).picture < widths_of(PictureSize::Medium).picture);
  CHECK(widths_of(PictureSize::Medium).picture < widths_of(PictureSize::Large).picture);
  CHECK(widths_of(PictureSize::Small).animation < widths_of(PictureSize::Medium).animation);
  CHECK(widths_of(PictureSize::Medium).animation < widths_of(PictureSize::Large).animation);
  CHECK(widths_of(PictureSize::Large).picture <= most_picture);
  const PdnTree tree(start_of(Variant::Brazilian));
  const std::string small = drawing_of(tree, PdnNode::Root, style_of(400));
  CHECK(small.starts_with("<svg "));
  CHECK_FALSE(small == drawing_of(tree, PdnNode::Root, style_of(800)));
  CHECK_FALSE(small == drawing_of(tree, PdnNode::Root, style_of(400, true)));
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
