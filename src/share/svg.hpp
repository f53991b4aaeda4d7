// Owns diagrams as SVG files.
#pragma once

#include <string>

#include "share/colors.hpp"
#include "share/diagram.hpp"

namespace damas::share {

struct SvgStyle {
  Colors colors = {};
  int square = 64;       // pixels of a square's side, before a viewer scales the picture
  bool flipped = false;  // Black's side at the bottom
};

// A whole SVG file, which needs no other files and no scripts.
std::string svg_of(const Diagram& diagram, const SvgStyle& style = {});

}  // namespace damas::share
