// Owns access to the fonts that are embedded in the program.
#pragma once

#include <string>
#include <vector>

#include "platform/font.hpp"

namespace damas {

// In a page the semi-bold font comes later than the first picture; until then the regular one
// stands for it.
FontFaces embedded_fonts();

// The names of the assets that are fonts and still to come; nothing natively.
std::vector<std::string> late_fonts();

}  // namespace damas
