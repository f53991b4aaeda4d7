#include "platform/interface_size.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

namespace {

// A window of this size, which leaves out the surroundings on a usual screen, is drawn at 100 %.
constexpr float usual_longer_side = 1600;
constexpr float usual_shorter_side = 900;
constexpr float steps = 4;  // steps per doubling of the size

// How many times a rectangle with these sides, in either orientation, fits into the window.
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
  // In whole percent, so that the layout does not change with every pixel while a window is
  // resized.
  const float room = std::floor(times(window, least_longer_side, least_shorter_side) * 100) / 100;
  // Only pages are smaller than the least shorter side: there everything becomes smaller at once.
  const float least = std::min(1.0F, std::min(window.w, window.h) / least_shorter_side);
  return std::min(wanted, std::max(least, room));
}

}  // namespace damas
