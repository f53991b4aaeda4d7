#include <string>

#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/library/pattern_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shown {
  const char* name;
  Variant variant;
  Size size;
  Language language;
  const char* pattern;
};

constexpr Shown all[] = {
    {"landscape_en", Variant::Brazilian, {1000, 640}, Language::English, "W:Wc3,Kd4,Pe3:Bf6:Ee5"},
    {"portrait_pt", Variant::International, {400, 800}, Language::Portuguese, "W28,P33:B19,P5"},
    {"smallest_en", Variant::Brazilian, {480, 360}, Language::English, "BPa5:Ed4"},
};

}  // namespace

TEST_CASE("The board of a search for positions matches its accepted pictures") {
  for (const Shown& shown : all) {
    CAPTURE(std::string(shown.name));
    const auto pattern = parse_pattern(shown.variant, shown.pattern, info(shown.variant).numbering);
    REQUIRE(pattern);
    StageSetup setup;
    setup.size = shown.size;
    setup.language = shown.language;
    Stage stage(setup);
    stage.app().scenes().push(std::make_unique<PatternScene>(
        *pattern, [](const std::optional<PositionPattern>&, App&) {}));
    stage.wait(Stage::Milliseconds{200});
    stage.key(Key::Right);
    stage.wait(Stage::Milliseconds{200});
    check_picture(stage.screen().picture(), std::string("window/pattern_") + shown.name, with_text);
  }
}

}  // namespace damas::test
