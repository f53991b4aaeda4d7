#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "platform/canvas.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

using doctest::Approx;

struct Written {
  Rect place;
  Image image;
};

Written written(float scale, std::string_view text, const TextStyle& style, Point at = {10, 10}) {
  Canvas canvas({240, 80}, scale, test::fonts());
  canvas.clear(colors::black);
  const Rect place = canvas.text(at, text, style);
  return {place, canvas.snapshot()};
}

bool ink_in_column(const Image& image, int x) {
  for (int y = 0; y < image.height(); ++y) {
    if (image.at(x, y).r > 8) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("text is rasterised at the pixel size of the canvas, not stretched") {
  const TextStyle style{.size = 16, .weight = FontWeight::SemiBold};
  const Written once = written(1, "HIT THE LIFT", style);
  const Written twice = written(2, "HIT THE LIFT", style);
  CHECK(twice.place.w == test::about(once.place.w).epsilon(0.06));
  CHECK(twice.place.h == test::about(once.place.h).epsilon(0.06));
  const Image stretched = once.image.scaled(twice.image.width(), twice.image.height());
  CHECK(test::softness(twice.image) < 0.75 * test::softness(once.image));
  CHECK(test::softness(twice.image) < 0.6 * test::softness(stretched));
}

TEST_CASE("text lies in the returned rectangle") {
  for (const float scale : {1.0F, 2.0F}) {
    const Written text = written(scale, "Damas", {.size = 20});
    CHECK(text.place.x == 10);
    CHECK(text.place.y == 10);
    for (int x = 0; x < static_cast<int>((text.place.x - 1) * scale); ++x) {
      CHECK_FALSE(ink_in_column(text.image, x));
    }
    for (int x = static_cast<int>((text.place.right() + 1) * scale); x < text.image.width(); ++x) {
      CHECK_FALSE(ink_in_column(text.image, x));
    }
    CHECK(test::red_ink(text.image) > static_cast<double>(40 * scale * scale));
  }
}

TEST_CASE("alignment positions the end or the middle of a line") {
  const Rect left = written(1, "Damas", {}).place;
  const Rect right = written(1, "Damas", {.align = Align::Right}, {200, 10}).place;
  const Rect center = written(1, "Damas", {.align = Align::Center}, {100, 10}).place;
  CHECK(right.right() == Approx(200));
  CHECK(right.w == left.w);
  CHECK(center.center().x == Approx(100));
}

TEST_CASE("tabular figures are equally wide, whatever the digits") {
  Canvas canvas({200, 80}, 1, test::fonts());
  const TextStyle tabular{.size = 32, .tabular = true};
  CHECK(canvas.measure("11:11", tabular) == canvas.measure("08:88", tabular));
  CHECK(canvas.measure("11:11", {.size = 32}).w < canvas.measure("08:88", {.size = 32}).w);
}

TEST_CASE("the width of a line is that of its characters, whatever else stands in it") {
  Canvas canvas({800, 80}, 1, test::fonts());
  const auto width = [&](const char* text) {
    return static_cast<double>(canvas.measure(text, {.size = 100}).w);
  };
  CHECK(width("AVAVAVAV") == Approx(4 * (width("A") + width("V"))).epsilon(0.01));
  CHECK(width("fifififi") == Approx(4 * (width("f") + width("i"))).epsilon(0.02));
}

TEST_CASE("a letter that extends left of the pen is complete everywhere in a line") {
  const auto ink = [](const char* text) {
    return test::red_ink(written(1, text, {.size = 40}, {20, 10}).image);
  };
  CHECK(ink("j") + ink("l") == Approx(ink("lj")).epsilon(0.001));
  CHECK(ink("j") + ink("l") == Approx(ink("jl")).epsilon(0.001));
}

TEST_CASE("measuring agrees with drawing, also for wrapped text") {
  Canvas canvas({240, 200}, 1.5F, test::fonts());
  const TextStyle style{.size = 14, .max_width = 100};
  const char* sentence = "Você deve capturar: a peça em c3 toma duas";
  const Size size = canvas.measure(sentence, style);
  CHECK(size.w <= 100);
  CHECK(size.h == test::about(4 * canvas.line_height(style)));
  CHECK(canvas.text({0, 0}, sentence, style).size() == size);
}

TEST_CASE("semibold is wider and darker than regular, larger is larger") {
  Canvas canvas({240, 80}, 1, test::fonts());
  CHECK(canvas.measure("Damas", {.weight = FontWeight::SemiBold}).w > canvas.measure("Damas").w);
  CHECK(canvas.measure("Damas", {.size = 32}).w ==
        test::about(2 * canvas.measure("Damas").w).epsilon(0.05));
}

TEST_CASE("with other fonts, lines that were drawn before are measured and drawn anew") {
  const TextStyle style{.size = 32, .weight = FontWeight::SemiBold};
  Canvas canvas({240, 80}, 1, test::regular_alone());
  const auto draw = [&] {
    canvas.clear(colors::black);
    canvas.text({10, 10}, "Damas", style);
    return canvas.snapshot();
  };
  const Image before = draw();
  CHECK(canvas.measure("Damas", style) == canvas.measure("Damas", {.size = 32}));
  canvas.set_fonts(test::fonts());
  CHECK(canvas.measure("Damas", style).w > canvas.measure("Damas", {.size = 32}).w);
  const Image after = draw();
  CHECK_FALSE(after == before);
  CHECK(after == written(1, "Damas", style).image);
  canvas.set_fonts(test::regular_alone());
  CHECK(draw() == before);
}

TEST_CASE("text in a box is centred and never leaves it") {
  Canvas canvas({240, 80}, 1, test::fonts());
  const Rect box{20, 20, 60, 30};
  const Rect place = canvas.text_in(box, "A label that is far too long", {.align = Align::Center});
  CHECK(place.x >= box.x);
  CHECK(place.right() <= box.right());
  CHECK(place.center().y == test::about(box.center().y));
}

TEST_CASE("empty and invalid text is handled") {
  Canvas canvas({240, 80}, 1, test::fonts());
  CHECK(canvas.measure("").w == 0);
  CHECK(canvas.measure("").h > 0);
  canvas.text({10, 10}, "");
  canvas.text({10, 10}, "\xFF\xC3(\xE2\x82");
  canvas.text({10, 10}, std::string{"a\0b", 3});
  canvas.text({10, 10}, "日本", {.tabular = true, .max_width = 1});
}

}  // namespace damas
