// Owns QR codes: a text as dark and light modules, and their picture.
#pragma once

#include <string>
#include <vector>

#include "platform/image.hpp"

namespace damas {

struct QrCode {
  int side = 0;            // modules
  std::vector<bool> dark;  // row by row from the top

  bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * side + x)]; }
};

// Of at most some hundred letters, which a camera can still read from a screen; empty for more.
QrCode qr_code(const std::string& text);

// Dark on light whatever the theme, with the quiet zone of four modules that readers need, in a
// square of at most `pixels`, each module as large as all others.
Image picture_of(const QrCode& code, int pixels);

}  // namespace damas
