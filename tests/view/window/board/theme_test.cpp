#include "view/window/board/theme.hpp"

#include <set>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

std::vector<Theme> all_themes() {
  std::vector<Theme> all;
  for (const PanelTone tone : {PanelTone::Dark, PanelTone::Light}) {
    for (const Theme& theme : themes(tone))
      all.push_back(theme);
  }
  return all;
}

}  // namespace

TEST_CASE("men of both sides stand out from the dark square in every theme") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    CHECK(contrast(theme.white_man, theme.dark_square) >= 3.2);
    CHECK(contrast(theme.black_man, theme.dark_square) >= 3.2);
    CHECK(contrast(theme.white_man, theme.black_man) >= 10);
  }
}

TEST_CASE("the parts of a bar of results differ from each other in every theme") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    CHECK(contrast(theme.drawn(), theme.white_man) >= 3.2);
    CHECK(contrast(theme.drawn(), theme.black_man) >= 3.2);
  }
}

TEST_CASE("numbers inside the squares can be read, and are quieter than white men") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    CHECK(contrast(theme.number(), theme.dark_square) >= 3.2);
    CHECK(contrast(theme.number(), theme.dark_square) <=
          contrast(theme.white_man, theme.dark_square));
  }
}

TEST_CASE("text is easy to read on the panel of every theme") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    CHECK(contrast(theme.text, theme.panel) >= 14);
    CHECK(contrast(theme.muted, theme.panel) >= 4.5);
    CHECK(contrast(theme.accent, theme.panel) >= 4.5);
    CHECK(contrast(theme.coordinates, theme.frame) >= 4.5);
  }
}

TEST_CASE("text is easy to read on buttons too, also while they are pressed") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    const GuiPalette palette = gui_palette(theme);
    CHECK(contrast(palette.text, palette.control) >= 7);
    CHECK(contrast(palette.text, palette.active) >= 4.5);
    CHECK(contrast(palette.on_accent, palette.accent) >= 4.5);
    CHECK(contrast(palette.muted, palette.control) >= 3);
  }
}

TEST_CASE("marks stand out from their hairline, and the hairline from the light square") {
  for (const Theme& theme : all_themes()) {
    CAPTURE(theme.id);
    for (const Color mark : {theme.mark, theme.target, theme.victim}) {
      CHECK(contrast(mark, theme.hairline) >= 6);
    }
    CHECK(contrast(theme.hairline, theme.light_square) >= 6);
    CHECK(contrast(theme.hairline, theme.dark_square) >= 3);
  }
}

TEST_CASE("a theme is found by its id in the wanted tone, and the default for an unknown one") {
  std::set<std::string_view> ids;
  for (const Theme& theme : themes()) {
    ids.insert(theme.id);
    CHECK(is_theme(theme.id));
    CHECK(theme_by_id(theme.id).panel == theme.panel);
    const Theme& light = theme_by_id(theme.id, PanelTone::Light);
    CHECK(light.name == theme.name);
    CHECK(luminance(light.panel) > 0.8);
    CHECK(light.dark_square == theme.dark_square);
  }
  CHECK(ids.size() == 4);
  CHECK_FALSE(is_theme("no such theme"));
  CHECK(theme_by_id("no such theme").id == themes().front().id);
  CHECK(theme_by_id("").id == "jacaranda");
}

}  // namespace damas::test
