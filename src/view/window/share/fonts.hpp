// Owns access to the fonts that are embedded in the program.
#pragma once

#include "platform/font.hpp"

namespace damas {

FontFaces embedded_fonts();

}  // namespace damas
