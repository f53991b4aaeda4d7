// Owns where on the screen's pixels lies what Dear ImGui draws, at interface sizes that are no
// whole multiple of 100 %.
#pragma once

struct ImDrawData;

namespace damas {

// Turns places in logical pixels into those of the screen, `scale` times as large. Letters,
// pictures and rectangles lie on whole pixels afterwards, else they are torn or blurred. With
// `all_corners` the corners of other shapes do so, too: SDL's software renderer rounds places and
// sizes each by itself, which leaves gaps between shapes that touch.
void place_on_pixels(ImDrawData& drawn, float scale, bool all_corners);

}  // namespace damas
