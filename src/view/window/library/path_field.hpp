// Owns the field in which a path is typed and completed.
#pragma once

#include <functional>
#include <string>

#include "view/window/widgets.hpp"

namespace damas {

// A field that is given the keyboard takes what is typed only so many frames later.
inline constexpr int focus_frames = 3;

struct PathTyped {
  bool changed = false;
  bool entered = false;  // Enter was pressed
  bool active = false;   // it has the keyboard
  bool down = false;     // the Down key was pressed in it
};

// It is known to those who do not see it as `label`. It takes the keyboard while `focusing` counts
// down from focus_frames to 0. `complete` answers what Tab makes of the text; Escape leaves the
// field.
PathTyped path_field(Ui& ui, const char* label, std::string& text, float width, int focusing,
                     const std::function<std::string(const std::string&)>& complete);

}  // namespace damas
