#include "view/window/frame/status.hpp"

#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "platform/test_canvas.hpp"
#include "view/text/sentences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/status_place.hpp"

namespace damas::test {

namespace {

const Rect narrow_status{0, 20, narrowest_status, height_of_status_beside(narrowest_status)};
const Rect wider_status{0, 20, two_line_status, height_of_status_beside(two_line_status)};

Image status_image(const Status& status, const Rect& place) {
  const Theme& theme = themes().front();
  Canvas canvas({place.right() + 40, place.bottom() + 20}, 1, fonts());
  canvas.clear(theme.panel);
  draw(canvas, status, place, theme);
  return canvas.snapshot();
}

// How many pixels differ from the ground inside the place, or outside.
int status_ink(const Image& image, const Rect& place, bool inside) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const Point middle{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      if (place.contains(middle) == inside && image.at(x, y) != themes().front().panel) ++count;
    }
  }
  return count;
}

// Two pieces must capture.
Game game_with_captures() {
  const auto parsed = parse_fen(Variant::Brazilian, "W:Wc3,g3:Bd4,f4");
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return Game(std::get<AnyPosition>(parsed));
}

Status plain_status(const std::string& sentence) {
  return {sentence, Status::Tone::Plain, {}};
}

std::string endless_sentence() {
  std::string all = "Begin";
  for (int i = 0; i < 60; ++i)
    all += " another";
  return all;
}

}  // namespace

TEST_CASE("A sentence that is longer than its place ends within it") {
  for (const Rect& place : {narrow_status, wider_status}) {
    for (const Status& status :
         {Status::refusal(endless_sentence()), plain_status(endless_sentence())}) {
      const Image image = status_image(status, place);
      CHECK(status_ink(image, place, true) > 500);
      CHECK(status_ink(image, place, false) == 0);
    }
  }
}

TEST_CASE("The beginning of a sentence is drawn alike, however much of its end has no room") {
  CHECK(status_image(plain_status(endless_sentence()), wider_status) ==
        status_image(plain_status(endless_sentence() + endless_sentence()), wider_status));
}

TEST_CASE("Beside a low board the captures of two pieces are said in full, in all languages") {
  const Game game = game_with_captures();
  const MoveInput input(game);
  for (const Language language : languages) {
    const Status status =
        turn_status(input, game, turn_sentence(language, game.side_to_move()), language);
    CAPTURE(status.sentence);
    REQUIRE(input.must_capture());
    Canvas canvas({400, 100}, 1, fonts());
    for (const Rect& place : {narrow_status, wider_status}) {
      TextStyle style;
      style.size = font_size::caption;
      style.max_width = place.w - 32;
      CHECK(canvas.measure(status.sentence, style).h <= place.h);
    }
  }
}

}  // namespace damas::test
