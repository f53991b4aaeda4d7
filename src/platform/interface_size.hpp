// Owns how large the interface is drawn: as the person chose, else as suits the window.
#pragma once

#include <optional>

#include "platform/geometry.hpp"

namespace damas {

namespace interface_percent {
constexpr int least = 80;
constexpr int most = 200;
}  // namespace interface_percent

// The window in which every scene still has room, lying or standing, in logical pixels.
constexpr float least_shorter_side = 360;
constexpr float least_longer_side = 480;

// What lengths are multiplied by, on top of the display's density. `window` is its extent at 100 %;
// without `percent` the answer grows with it, in steps that keep the 8-pixel grid on whole pixels.
// Whatever is asked for, it is not so large that scenes lose their controls. `zoomed`: how much a
// page is magnified by its browser, which must not make the automatic size smaller.
float interface_size(Size window, std::optional<int> percent, float zoomed = 1);

}  // namespace damas
