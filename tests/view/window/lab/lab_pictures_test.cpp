#include <string>

#include <doctest/doctest.h>

#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shown {
  PictureWindow window;
  const char* tool;  // typed
  std::vector<Key> keys;
  const char* theme = "";
};

// Both pages, every piece, lying and standing, in both languages.
const Shown all[] = {
    {{"masks_en", {1200, 800}, Language::English}, "1", {}},
    {{"magic_pt", {1200, 800}, Language::Portuguese}, "2", {Key::Enter}},
    {{"queen_en", {1000, 640}, Language::English}, "3", {Key::Enter, Key::Right}, "tournament"},
    {{"king_pt", {400, 800}, Language::Portuguese}, "4", {}},
    {{"turkish_king_en", {800, 480}, Language::English}, "5", {}, "high-contrast"},
    {{"steps_en", {400, 800}, Language::English}, "1", {Key::Home, Key::PageDown, Key::PageDown}},
    {{"help_pt", {800, 600}, Language::Portuguese}, "1", {Key::F1}},
    {{"smallest_landscape_pt", {480, 360}, Language::Portuguese}, "1", {}},
    {{"smallest_portrait_en", {360, 480}, Language::English}, "3", {Key::Enter}},
};

}  // namespace

TEST_CASE("The lab matches its accepted pictures") {
  for (const Shown& shown : all) {
    StageSetup setup;
    setup.options.scene = FirstScene::Lab;
    setup.theme = shown.theme;
    check_scene("lab", shown.window, setup, [&](Stage& stage) {
      stage.type(shown.tool);
      for (const Key key : shown.keys) {
        stage.key(key);
        stage.wait(Stage::Milliseconds{80});
      }
      stage.wait(Stage::Milliseconds{600});
    });
  }
}

}  // namespace damas::test
