// Owns the comparison of a scene with its accepted picture, in a window of some size and language.
#pragma once

#include <functional>
#include <string>

#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

struct PictureWindow {
  const char* name;  // of the picture, behind that of the scene
  Size size;
  Language language;
  bool light = false;  // the panels
};

// Opens the scene by `show`, which also waits until nothing moves any more, and compares it with
// the picture window/<scene>_<name>.
inline void check_scene(const std::string& scene, const PictureWindow& window, StageSetup setup,
                        const std::function<void(Stage&)>& show) {
  CAPTURE(std::string(window.name));
  setup.size = window.size;
  setup.language = window.language;
  Stage stage(setup);
  if (window.light) stage.app().change_preferences([](Preferences& p) { p.light_panel = true; });
  show(stage);
  check_picture(stage.screen().picture(), "window/" + scene + "_" + window.name, with_text);
}

}  // namespace damas::test
