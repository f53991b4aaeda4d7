// Owns the access of widgets to the internals of Dear ImGui, which change between its versions; no
// other room includes them. Everything concerns the current context.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

// Whether the keyboard focus is drawn; it is not while the pointer is used.
bool focus_is_visible();
void set_focus_visible(bool visible);
// Drops the focus if its widget was not made in this frame.
void drop_lost_focus();

// Whether the widget with that label in the current window is pressed or edited.
bool is_active(const char* label);
// The pressed widget is no longer pressed, and does nothing when the button goes up.
void release_pressed();

// The place of the next widget in the current window, and the extent of the former ones.
struct LayoutPlace {
  Point next;
  Point reached;
};
LayoutPlace layout_place();
void return_to(const LayoutPlace& place);

}  // namespace damas
