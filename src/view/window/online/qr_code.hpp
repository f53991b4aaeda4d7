// Owns QR codes: the conversion of a text to modules, and their picture.
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

// For up to some hundred characters, so that a camera can read the code from a screen; empty for
// more.
QrCode qr_code(const std::string& text);

// Dark on light in every theme, with the required margin of four modules, in a square of at most
// `pixels`; all modules have the same whole number of pixels.
Image picture_of(const QrCode& code, int pixels);

}  // namespace damas
