// Owns the buttons of palettes: a piece, or the cross of an eraser, on the colour of a dark square.
#pragma once

#include <functional>
#include <string>

#include "platform/geometry.hpp"
#include "platform/image.hpp"

namespace damas {

class Ui;

// Empty for the eraser. The key must name everything the picture depends on, except theme and size.
struct ToolPicture {
  std::string key;
  std::function<Image(int pixels)> make;
};

// Identified by its tooltip. True when pressed.
bool tool_button(Ui& ui, const ToolPicture& picture, const char* tip, bool chosen, Size size);

}  // namespace damas
