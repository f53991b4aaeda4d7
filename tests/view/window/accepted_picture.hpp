// Owns the comparison of drawn pictures with accepted ones, which a person has checked.
#pragma once

#include <string>

#include "platform/image.hpp"

namespace damas::test {

// How much a picture may differ from the accepted one.
struct Tolerance {
  double mean = 0;         // of all channels, 0..255
  double clear_share = 0;  // of pixels with a channel that differs by more than 32, 0..1
};

// For pictures with shapes only, which differ only by rounding.
inline constexpr Tolerance shapes_only{0.1, 0};
// Text depends on the build of the font library.
inline constexpr Tolerance with_text{1.0, 0.01};

// Checks against tests/view/window/accepted/<name>.png. When it fails, the picture is left in the
// build folder, below pictures/. With DAMAS_ACCEPT_PICTURES=1 in the environment it becomes the
// accepted one instead; then look at it.
void check_picture(const Image& picture, const std::string& name, const Tolerance& tolerance);

}  // namespace damas::test
