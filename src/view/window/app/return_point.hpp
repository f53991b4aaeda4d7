// Owns ReturnPoint: what a scene needs to come back at a later start of the program, and the text
// form of several.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/window/app/destination.hpp"

namespace damas {

struct ReturnPoint {
  Destination to;
  bool unsaved = false;  // the person would lose something if the scene did not come back
};

// The lowest scene first.
using ReturnPoints = std::vector<ReturnPoint>;

// JSON. Destinations that cannot come back, such as a dialog, are left out.
std::string to_text(const ReturnPoints& points);
// Nothing if anything in the text is invalid.
std::optional<ReturnPoints> return_points_of(std::string_view text);

}  // namespace damas
