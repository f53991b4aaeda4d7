// Owns the placement of Dear ImGui's output on whole screen pixels, at interface sizes that are no
// whole multiple of 100 %.
#pragma once

struct ImDrawData;

namespace damas {

// Converts logical pixels into screen pixels, `scale` times as many. Puts letters, pictures and
// rectangles on whole pixels, because they would otherwise look torn or blurred. With `all_corners`
// it does the same with the corners of other shapes: SDL's software renderer rounds positions and
// sizes separately, which leaves gaps between adjacent shapes.
void place_on_pixels(ImDrawData& drawn, float scale, bool all_corners);

}  // namespace damas
