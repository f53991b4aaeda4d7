#include "view/window/board/icons.hpp"

#include <set>
#include <string>

#include <doctest/doctest.h>

#include "platform/painter.hpp"
#include "platform/test_canvas.hpp"
#include "view/window/board/app_icon.hpp"

namespace damas::test {

namespace {

Image picture(Icon icon, int pixels) {
  Image image(pixels, pixels);
  Painter painter(image);
  paint_icon(painter, icon, {}, static_cast<float>(pixels), colors::white);
  return image;
}

// The alpha of the outermost pixels.
int ink_at_the_edge(const Image& image) {
  int sum = 0;
  for (int i = 0; i < image.width(); ++i) {
    sum += image.at(i, 0).a + image.at(i, image.height() - 1).a;
    sum += image.at(0, i).a + image.at(image.width() - 1, i).a;
  }
  return sum;
}

}  // namespace

TEST_CASE("every icon is distinct and not cut off") {
  std::set<std::string> seen;
  for (int i = 0; i < icon_count; ++i) {
    CAPTURE(i);
    const Image image = picture(static_cast<Icon>(i), 48);
    CHECK(test::ink(image) > 0.03 * 48 * 48);
    CHECK(test::ink(image) < 0.5 * 48 * 48);
    CHECK(ink_at_the_edge(image) == 0);
    std::string alphas;
    for (const Color pixel : image.pixels())
      alphas.push_back(static_cast<char>(pixel.a));
    CHECK(seen.insert(alphas).second);
  }
}

TEST_CASE("the canvas keeps an icon's texture of the wanted size") {
  Canvas canvas({60, 40}, 1.5F, test::fonts());
  CHECK(icon_texture(canvas, Icon::Close, 32).width() == 32);
}

TEST_CASE("the program's icon is a picture of the wanted size with round corners") {
  for (const int pixels : {16, 48, 256}) {
    const Image icon = app_icon(pixels);
    CHECK(icon.width() == pixels);
    CHECK(icon.height() == pixels);
    CHECK(icon.at(0, 0).a == 0);
    CHECK(icon.at(pixels / 2, pixels / 4).a == 255);
  }
}

}  // namespace damas::test
