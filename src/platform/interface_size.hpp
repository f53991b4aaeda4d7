// Owns the scale of the interface: the person's choice, or one that suits the window.
#pragma once

#include <optional>

#include "platform/geometry.hpp"

namespace damas {

namespace interface_percent {
constexpr int least = 80;
constexpr int most = 200;
}  // namespace interface_percent

// The smallest window in which every scene fits, in either orientation, in logical pixels.
constexpr float least_shorter_side = 360;
constexpr float least_longer_side = 480;

// The factor for lengths, in addition to the display's density. `window` is its extent at 100 %. If
// `percent` is unset, the factor grows with the window, in steps that keep the 8-pixel grid on
// whole pixels. The result is limited so that scenes keep all their controls; in a page that is
// smaller than they need it is below 1. `zoomed`: the
// browser's zoom factor of the page, which must not make the automatic size smaller.
float interface_size(Size window, std::optional<int> percent, float zoomed = 1);

}  // namespace damas
