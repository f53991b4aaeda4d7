// Owns the field for typing and completing a path.
#pragma once

#include <functional>
#include <string>

#include "view/window/kit/widgets.hpp"

namespace damas {

// After a field gets the keyboard focus, it needs that many frames to accept typing.
inline constexpr int focus_frames = 3;

struct PathTyped {
  bool changed = false;
  bool entered = false;  // Enter was pressed
  bool active = false;   // it has the focus
  bool down = false;     // the Down key was pressed in it
};

// Screen readers call the field `label`. It takes the focus while `focusing` counts down from
// focus_frames to 0. `complete` returns the text after Tab; Escape leaves the field.
PathTyped path_field(Ui& ui, const char* label, std::string& text, float width, int focusing,
                     const std::function<std::string(const std::string&)>& complete);

}  // namespace damas
