// Owns access to the fonts that are embedded in the program.
#pragma once

#include <string>
#include <vector>

#include "platform/font.hpp"

namespace damas {

// In a page the two fonts come later than the first picture. Until both are here, a part of the
// regular one stands for both, which has what English and Portuguese texts need.
FontFaces embedded_fonts();

// The names of the assets that are fonts and still to come; nothing natively.
std::vector<std::string> late_fonts();

}  // namespace damas
