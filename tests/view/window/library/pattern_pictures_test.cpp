#include <string>

#include <doctest/doctest.h>

#include "view/window/library/pattern_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shown {
  PictureWindow window;
  Variant variant;
  const char* pattern;
};

constexpr Shown all[] = {
    {{"landscape_en", {1000, 640}, Language::English}, Variant::Brazilian, "W:Wc3,Kd4,Pe3:Bf6:Ee5"},
    {{"portrait_pt", {400, 800}, Language::Portuguese}, Variant::International, "W28,P33:B19,P5"},
    {{"smallest_en", {480, 360}, Language::English}, Variant::Brazilian, "BPa5:Ed4"},
};

}  // namespace

TEST_CASE("The board of a search for positions matches its accepted pictures") {
  for (const Shown& shown : all) {
    const auto pattern = parse_pattern(shown.variant, shown.pattern, info(shown.variant).numbering);
    REQUIRE(pattern);
    check_scene("pattern", shown.window, {}, [&](Stage& stage) {
      stage.app().scenes().push(std::make_unique<PatternScene>(
          *pattern, [](const std::optional<PositionPattern>&, App&) {}));
      stage.wait(Stage::Milliseconds{200});
      stage.key(Key::Right);
      stage.wait(Stage::Milliseconds{200});
    });
  }
}

}  // namespace damas::test
