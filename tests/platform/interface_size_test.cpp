#include "platform/interface_size.hpp"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("usual windows and phones are drawn at 100 %") {
  for (const Size window : {Size{1200, 800}, Size{1000, 640}, Size{400, 800}, Size{360, 640},
                            Size{480, 360}, Size{1366, 768}, Size{1920, 1080}, Size{1024, 1366}}) {
    CAPTURE(window.w);
    CHECK(interface_size(window, std::nullopt) == 1);
  }
}

TEST_CASE("a page that is smaller than scenes need is drawn smaller, by the same part both ways") {
  CHECK(interface_size({740, 300}, std::nullopt) == 300.0F / 360);
  CHECK(interface_size({300, 600}, std::nullopt) == 300.0F / 360);
  for (float w = 280; w <= 800; w += 20) {
    for (float h = 200; h < 360; h += 16) {
      const float size = interface_size({w, h}, 200);
      CAPTURE(w);
      CAPTURE(h);
      CHECK(std::min(w, h) / size >= least_shorter_side - 0.5F);
      CHECK(size >= 0.55F);
    }
  }
}

TEST_CASE("large windows have larger text: about a sixtieth of the height at 2560x1440") {
  CHECK(interface_size({2560, 1440}, std::nullopt) == 1.5F);
  CHECK(interface_size({2560, 1360}, std::nullopt) == 1.5F);  // with bars around it
  CHECK(interface_size({1440, 2560}, std::nullopt) == 1.5F);
  CHECK(interface_size({3440, 1440}, std::nullopt) == 1.5F);
  CHECK(interface_size({3840, 2160}, std::nullopt) == 2);
  CHECK(interface_size({7680, 4320}, std::nullopt) == 2);
}

TEST_CASE("an automatic size keeps the 8-pixel grid on whole pixels") {
  for (float w = 360; w < 4000; w += 37) {
    for (float h = 360; h < 2400; h += 41) {
      const float size = interface_size({w, h}, std::nullopt);
      CHECK(size * 8 == std::round(size * 8));
    }
  }
}

TEST_CASE("a chosen size is limited so that all scenes have room") {
  CHECK(interface_size({1200, 800}, 80) == 0.8F);
  CHECK(interface_size({1200, 800}, 125) == 1.25F);
  CHECK(interface_size({2560, 1440}, 100) == 1);
  CHECK(interface_size({1200, 800}, 200) == 2);
  CHECK(interface_size({640, 480}, 200) == doctest::Approx(1.33));
  CHECK(interface_size({480, 360}, 200) == 1);
  CHECK(interface_size({360, 640}, 200) == 1);
  CHECK(interface_size({320, 400}, 200) == doctest::Approx(0.89).epsilon(0.01));
  for (float w = 480; w < 3000; w += 31) {
    for (float h = 360; h < 2000; h += 29) {
      const float size = interface_size({w, h}, interface_percent::most);
      CHECK(std::max(w, h) / size >= least_longer_side);
      CHECK(std::min(w, h) / size >= least_shorter_side);
    }
  }
}

// The same window of 2560x1440, magnified by the browser, has fewer pixels, each of which is
// larger.
TEST_CASE("the zoom of a browser adds to the automatic size") {
  CHECK(interface_size({2560 / 1.5F, 1440 / 1.5F}, std::nullopt, 1.5F) == 1.5F);
  CHECK(interface_size({1280, 720}, std::nullopt, 2) == 1.5F);
}

}  // namespace damas
