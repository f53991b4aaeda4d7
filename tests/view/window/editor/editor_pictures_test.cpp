#include <string>

#include <doctest/doctest.h>

#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shown {
  PictureWindow window;
  Variant variant;
  const char* fen;
};

// Each size of board, lying and standing, in both languages.
constexpr Shown all[] = {
    {{"landscape_en", {1000, 640}, Language::English}, Variant::Brazilian, ""},
    {{"landscape_pt", {1000, 640}, Language::Portuguese}, Variant::Italian, "W:WK32,20:B1,K7"},
    {{"portrait_en", {400, 800}, Language::English}, Variant::Canadian, ""},
    {{"portrait_pt", {400, 800}, Language::Portuguese}, Variant::Turkish, "W:Wa1:B"},
    {{"wide_pt", {800, 480}, Language::Portuguese}, Variant::International, "B:WK50,31:B6,K12"},
    {{"ten_by_eight_en", {640, 480}, Language::English}, Variant::Spantsiretti, ""},
    {{"smallest_landscape_pt", {480, 360}, Language::Portuguese}, Variant::Brazilian, ""},
    {{"smallest_portrait_en", {360, 480}, Language::English}, Variant::Brazilian, ""},
    {{"phone_pt", {360, 640}, Language::Portuguese}, Variant::Brazilian, ""},
    {{"large_pt", {2560, 1440}, Language::Portuguese}, Variant::Brazilian, ""},
};

}  // namespace

TEST_CASE("The editor matches its accepted pictures with every size of board") {
  for (const Shown& shown : all) {
    StageSetup setup = Stage::two_persons(shown.fen, shown.variant);
    setup.options.scene = FirstScene::Editor;
    check_scene("editor", shown.window, setup, [](Stage& stage) {
      stage.key(Key::Right);
      stage.wait(Stage::Milliseconds{200});
    });
  }
}

}  // namespace damas::test
