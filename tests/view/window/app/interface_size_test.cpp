#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

StageSetup sized(Size size) {
  StageSetup setup = Stage::two_persons();
  setup.size = size;
  return setup;
}

std::optional<int> chosen(Stage& stage) {
  return stage.app().preferences().interface_size;
}

}  // namespace

TEST_CASE("Scenes have fewer and larger logical pixels in a large window") {
  Stage stage(sized({2560, 1440}));
  CHECK(stage.app().interface_size() == 1.5F);
  CHECK(stage.app().size().h == 960);
  CHECK(stage.app().scale() == 1.5F);
  CHECK(stage.screen().picture().width() == 2560);
  stage.resize({1200, 800});
  CHECK(stage.app().size() == Size{1200, 800});
  CHECK(stage.app().scale() == 1);
}

TEST_CASE("A dense display is not a large window") {
  StageSetup setup = sized({400, 800});
  setup.scale = 3;
  Stage stage(setup);
  CHECK(stage.app().size() == Size{400, 800});
  CHECK(stage.app().scale() == 3);
}

TEST_CASE("Keys make text and buttons larger and smaller, and automatic again") {
  Stage stage(sized({1200, 800}));
  stage.key(Key::Plus, with_ctrl);
  stage.wait(Stage::Milliseconds{32});
  CHECK(chosen(stage) == 110);
  CHECK(stage.app().scale() == 1.1F);
  stage.key(Key::Equals, with_ctrl_shift);
  stage.wait(Stage::Milliseconds{32});
  CHECK(chosen(stage) == 125);
  CHECK(stage.app().size() == Size{960, 640});
  CHECK(stage.announced.back() == "Interface size: 125 %");
  stage.key(Key::Digit0, with_ctrl);
  stage.wait(Stage::Milliseconds{32});
  CHECK_FALSE(chosen(stage).has_value());
  CHECK(stage.app().size() == Size{1200, 800});
  for (int i = 0; i < 5; ++i) {
    stage.key(Key::Minus, with_ctrl);
    stage.wait(Stage::Milliseconds{32});
  }
  CHECK(chosen(stage) == 80);
  CHECK(stage.app().size() == Size{1500, 1000});
}

TEST_CASE("A size for which the window has no room is not used, and that is reported") {
  Stage stage(sized({640, 480}));
  for (int i = 0; i < 9; ++i) {
    stage.key(Key::Plus, with_ctrl);
    stage.wait(Stage::Milliseconds{32});
  }
  CHECK(stage.app().size().w >= 480);
  CHECK(stage.app().size().h >= 360);
  CHECK(chosen(stage) == 150);  // of which only 133 % are possible
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back() == "133 % is the limit in this window.");
  stage.key(Key::Minus, with_ctrl);
  stage.wait(Stage::Milliseconds{32});
  CHECK(chosen(stage) == 125);
}

TEST_CASE("Clicks meet the same squares at every size") {
  StageSetup setup = sized({1200, 800});
  Stage stage(setup);
  for (const int percent : interface_sizes) {
    CAPTURE(percent);
    stage.app().change_preferences([&](Preferences& p) { p.interface_size = percent; });
    stage.wait(Stage::Milliseconds{48});
    stage.click("c3");
    stage.wait(Stage::Milliseconds{48});
    CHECK(stage.checkers().controller().marks(stage.app().preferences()).selected.has_value());
    stage.key(Key::Escape);
    stage.wait(Stage::Milliseconds{48});
  }
}

TEST_CASE("A page leaves the zoom keys to its browser") {
  StageSetup setup = sized({1200, 800});
  setup.connect = [](Desktop& desktop) { desktop.in_browser = true; };
  Stage stage(setup);
  stage.key(Key::Plus, with_ctrl);
  stage.wait(Stage::Milliseconds{32});
  CHECK_FALSE(chosen(stage).has_value());
  CHECK_FALSE(stage.app().offers(Action::LargerInterface));
  CHECK(stage.app().offers(Action::Fullscreen));
}

TEST_CASE("The size is passed to the desktop once, and saved") {
  std::vector<std::optional<int>> told;
  StageSetup setup = sized({1200, 800});
  setup.connect = [&told](Desktop& desktop) {
    desktop.set_interface_size = [&told](std::optional<int> percent) { told.push_back(percent); };
  };
  Stage stage(setup);
  stage.key(Key::Plus, with_ctrl);
  stage.wait(Stage::Milliseconds{32});
  stage.key(Key::M);
  stage.key(Key::Digit0, with_ctrl);
  CHECK(told == std::vector<std::optional<int>>{110, std::nullopt});
}

TEST_CASE("An invalid size is reported and not used") {
  CHECK(read_preferences(R"({"interface_size": 150})").preferences.interface_size == 150);
  CHECK(read_preferences(R"({"interface_size": 130})").preferences.interface_size == 130);
  CHECK(read_preferences(R"({"interface_size": null})").valid);
  for (const char* wrong : {R"({"interface_size": 79})", R"({"interface_size": 201})",
                            R"({"interface_size": "150"})", R"({"interface_size": 1.5})"}) {
    CAPTURE(std::string(wrong));
    const ReadPreferences read = read_preferences(wrong);
    CHECK_FALSE(read.valid);
    CHECK_FALSE(read.preferences.interface_size.has_value());
  }
  Preferences kept;
  kept.interface_size = 175;
  CHECK(read_preferences(to_text(kept)).preferences == kept);
}

// A name that is drawn in its own row is the same for the header's room in every language.
TEST_CASE("The name of the variant has a place at every size") {
  for (const Size size : {Size{480, 360}, Size{640, 480}, Size{800, 480}, Size{1000, 640},
                          Size{1000, 700}, Size{1200, 800}, Size{2560, 1440}}) {
    for (const Variant variant : {Variant::Brazilian, Variant::Spantsiretti}) {
      CAPTURE(size.w);
      StageSetup setup = Stage::two_persons({}, variant);
      setup.size = size;
      setup.language = Language::Portuguese;
      Stage stage(setup);
      stage.wait(Stage::Milliseconds{64});
      const CheckersLayout& l = stage.checkers().places();
      if (l.portrait) continue;  // in the sheet
      const bool in_header = !l.header.empty() && l.title.empty();
      CHECK((in_header || l.title.w >= 144));
      if (in_header) CHECK(l.header.w >= 5 * 48 + 16 + 60);
    }
  }
}

}  // namespace damas::test
