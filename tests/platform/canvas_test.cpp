#include "platform/canvas.hpp"

#include <string>

#include <doctest/doctest.h>

#include "test_canvas.hpp"

namespace damas {

namespace {

using doctest::Approx;

constexpr Color red{255, 0, 0, 255};

struct Fixture {
  Canvas canvas{{40, 30}, 2, test::fonts()};
  Fixture() { canvas.clear(colors::black); }
  Color pixel(int x, int y) const { return canvas.snapshot().at(x, y); }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a canvas has the pixels of its size times its scale") {
  CHECK(canvas.size() == Size{40, 30});
  CHECK(canvas.scale() == 2);
  CHECK(canvas.snapshot().width() == 80);
  CHECK(canvas.snapshot().height() == 60);
  CHECK(pixel(79, 59) == colors::black);
}

TEST_CASE_FIXTURE(Fixture, "translucent colours let the ground show through") {
  canvas.rect(canvas.area(), Color{255, 0, 0, 51});
  CHECK(pixel(10, 10).r == Approx(51).epsilon(0.03));
}

TEST_CASE_FIXTURE(Fixture, "clipping cuts, nests, and ends with its guard") {
  {
    const auto outer = canvas.clipped({10, 10, 20, 10});
    const auto inner = canvas.clipped({0, 0, 15, 30});
    canvas.rect(canvas.area(), red);
  }
  CHECK(pixel(19, 19) == colors::black);
  CHECK(pixel(20, 20) == red);
  CHECK(pixel(29, 39) == red);
  CHECK(pixel(30, 30) == colors::black);
  CHECK(pixel(25, 40) == colors::black);
  canvas.rect(canvas.area(), red);
  CHECK(pixel(0, 0) == red);
}

TEST_CASE_FIXTURE(Fixture, "clips that do not meet let nothing through") {
  {
    const auto outer = canvas.clipped({0, 0, 10, 10});
    const auto inner = canvas.clipped({20, 20, 10, 10});
    canvas.rect(canvas.area(), red);
  }
  CHECK(test::red_ink(canvas.snapshot()) == 0);
  {
    const auto nothing = canvas.clipped({5, 5, 0, 0});
    canvas.rect(canvas.area(), red);
  }
  CHECK(test::red_ink(canvas.snapshot()) == 0);
}

TEST_CASE_FIXTURE(Fixture, "moving and fading add up and end with their guards") {
  {
    const auto moved = canvas.moved({10, 0});
    const auto further = canvas.moved({0, 10});
    const auto faded = canvas.faded(0.5F);
    const auto fainter = canvas.faded(0.5F);
    canvas.rect({0, 0, 5, 5}, red);
    canvas.disc({20, 10}, 4, red);
  }
  CHECK(pixel(22, 22).r == Approx(64).epsilon(0.04));
  CHECK(pixel(60, 40).r == Approx(64).epsilon(0.04));
  CHECK(pixel(0, 0) == colors::black);
  canvas.rect({0, 0, 5, 5}, red);
  CHECK(pixel(0, 0) == red);
}

TEST_CASE_FIXTURE(Fixture, "a painted picture is made once per size and drawn where it is wanted") {
  int made = 0;
  const auto paint = [&](const Rect& box) {
    canvas.paint("dot", box, [&](Painter& p) {
      ++made;
      CHECK(p.area().w == test::about(box.w));
      p.rect(p.area(), red);
    });
  };
  paint({0, 0, 5, 5});
  paint({20, 10, 5, 5});
  CHECK(made == 1);
  CHECK(pixel(9, 9) == red);
  CHECK(pixel(10, 10) == colors::black);
  CHECK(pixel(40, 20) == red);
  paint({0, 0, 6, 6});
  CHECK(made == 2);
  canvas.present();
  paint({0, 0, 6, 6});
  CHECK(made == 2);
  canvas.forget_textures();
  paint({0, 0, 6, 6});
  CHECK(made == 3);
}

TEST_CASE_FIXTURE(Fixture, "pictures drawn long ago make room between frames, not before") {
  int made = 0;
  const auto paint = [&](int number) {
    canvas.paint("picture " + std::to_string(number), {0, 0, 2, 2}, [&](Painter&) { ++made; });
  };
  constexpr int many = 1100;
  for (int i = 0; i < many; ++i)
    paint(i);
  paint(0);
  CHECK(made == many);
  canvas.present();
  paint(0);
  CHECK(made == many);
  paint(1);
  CHECK(made == many + 1);
}

TEST_CASE_FIXTURE(Fixture, "textures are stretched into a box or drawn pixel for pixel, tinted") {
  const Texture& texture = canvas.cached("white", [] { return Image(4, 4, colors::white); });
  canvas.draw(texture, Rect{0, 0, 10, 10});
  CHECK(pixel(19, 19) == colors::white);
  CHECK(pixel(20, 20) == colors::black);
  canvas.draw(texture, Point{20, 20}, red);
  CHECK(pixel(40, 40) == red);
  CHECK(pixel(43, 43) == red);
  CHECK(pixel(44, 44) == colors::black);
}

TEST_CASE_FIXTURE(Fixture, "nothing is drawn for an empty picture or an empty box") {
  canvas.draw(canvas.upload(Image{}), Rect{0, 0, 10, 10});
  canvas.paint("empty", {5, 5, 0, 0}, [](Painter&) { FAIL("painted"); });
  canvas.polygon({}, red);
  CHECK(test::red_ink(canvas.snapshot()) == 0);
}

TEST_CASE("a canvas that draws for snapshots only shows the same as one that draws at once") {
  Canvas at_once{{40, 30}, 2, test::fonts()};
  Canvas for_snapshots{{40, 30}, 2, test::fonts(), Canvas::Drawing::ForSnapshots};
  const auto draw = [](Canvas& canvas, Color ground, float x) {
    canvas.clear(ground);
    const auto inside = canvas.clipped({5, 5, 30, 20});
    canvas.rect({x, 0, 20, 30}, red.faded(0.5F));
    canvas.paint("disc", {x, 10, 12, 12}, [](Painter& p) { p.disc({6, 6}, 5, colors::white); });
  };
  draw(at_once, colors::black, 4);
  draw(for_snapshots, colors::black, 4);
  CHECK(for_snapshots.snapshot() == at_once.snapshot());
  for (Canvas* const canvas : {&at_once, &for_snapshots}) {
    canvas->present();
    draw(*canvas, colors::white, 12);  // nobody looks at this frame
    canvas->present();
    draw(*canvas, colors::black, 20);
  }
  CHECK(for_snapshots.snapshot() == at_once.snapshot());
}

TEST_CASE("canvases of one size that draw for snapshots make a picture once") {
  int made = 0;
  const auto shown = [&made](Canvas& canvas) {
    canvas.clear(colors::black);
    canvas.paint("made once", {4, 4, 12, 12}, [&made](Painter& p) {
      ++made;
      p.disc({6, 6}, 5, red);
    });
    return canvas.snapshot();
  };
  Canvas at_once{{40, 30}, 1, test::fonts()};
  const Image expected = shown(at_once);
  CHECK(made == 1);
  for (int i = 0; i < 3; ++i) {
    Canvas canvas{{40, 30}, 1, test::fonts(), Canvas::Drawing::ForSnapshots};
    CHECK(shown(canvas) == expected);
    CHECK(made == 2);
  }
  Canvas larger{{41, 30}, 1, test::fonts(), Canvas::Drawing::ForSnapshots};
  shown(larger);
  CHECK(made == 3);
}

}  // namespace damas
