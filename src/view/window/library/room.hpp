// Owns Room: a part of the library's window, between which Tab and arrow keys move.
#pragma once

#include "platform/geometry.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// Contains all widgets made during its lifetime; `place` is in coordinates of the program's window.
class Room {
 public:
  Room(const char* name, const Rect& place) {
    ImGui::SetCursorScreenPos(im(place.origin()));
    ImGui::BeginChild(name, im(place.size()), 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar |
                          ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NavFlattened);
  }
  ~Room() { ImGui::EndChild(); }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
};

}  // namespace damas
