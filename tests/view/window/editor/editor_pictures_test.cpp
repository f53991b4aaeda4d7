#include <string>

#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

struct Shown {
  const char* name;
  Variant variant;
  Size size;
  Language language;
  const char* fen;
};

// Each size of board, lying and standing, in both languages.
constexpr Shown all[] = {
    {"landscape_en", Variant::Brazilian, {1000, 640}, Language::English, ""},
    {"landscape_pt", Variant::Italian, {1000, 640}, Language::Portuguese, "W:WK32,20:B1,K7"},
    {"portrait_en", Variant::Canadian, {400, 800}, Language::English, ""},
    {"portrait_pt", Variant::Turkish, {400, 800}, Language::Portuguese, "W:Wa1:B"},
    {"wide_pt", Variant::International, {800, 480}, Language::Portuguese, "B:WK50,31:B6,K12"},
    {"ten_by_eight_en", Variant::Spantsiretti, {640, 480}, Language::English, ""},
    {"smallest_landscape_pt", Variant::Brazilian, {480, 360}, Language::Portuguese, ""},
    {"smallest_portrait_en", Variant::Brazilian, {360, 480}, Language::English, ""},
    {"phone_pt", Variant::Brazilian, {360, 640}, Language::Portuguese, ""},
    {"large_pt", Variant::Brazilian, {2560, 1440}, Language::Portuguese, ""},
};

}  // namespace

TEST_CASE("The editor matches its accepted pictures with every size of board") {
  for (const Shown& shown : all) {
    CAPTURE(std::string(shown.name));
    StageSetup setup = Stage::two_persons(shown.fen, shown.variant);
    setup.options.scene = FirstScene::Editor;
    setup.size = shown.size;
    setup.language = shown.language;
    Stage stage(setup);
    stage.key(Key::Right);
    stage.wait(Stage::Milliseconds{200});
    check_picture(stage.screen().picture(), std::string("window/editor_") + shown.name, with_text);
  }
}

}  // namespace damas::test
