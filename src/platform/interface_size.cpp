#include "platform/interface_size.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

namespace {

// A window with so much room, not counting what surrounds it on a usual screen, is drawn at 100 %.
constexpr float usual_longer_side = 1600;
constexpr float usual_shorter_side = 900;
constexpr float steps = 4;  // between one size and twice that size

// How often a rectangle with these sides, lying or standing, fits into the window.
float times(Size window, float longer, float shorter) {
  return std::min(std::max(window.w, window.h) / longer, std::min(window.w, window.h) / shorter);
}

float automatic(Size window) {
  const float fits = times(window, usual_longer_side, usual_shorter_side);
  constexpr float most = static_cast<float>(interface_percent::most) / 100;
  return std::clamp(std::floor(fits * steps) / steps, 1.0F, most);
}

}  // namespace

float interface_size(Size window, std::optional<int> percent, float zoomed) {
  const float wanted = percent ? static_cast<float>(*percent) / 100 : automatic(window * zoomed);
  // In whole percent, so that a window that is being resized is not laid out anew at every pixel.
  const float room = std::floor(times(window, least_longer_side, least_shorter_side) * 100) / 100;
  return std::min(wanted, std::max(1.0F, room));
}

}  // namespace damas
