// Owns the drawing of a frame of Dear ImGui as parts, of which some can be drawn alone; internal to
// src/platform.
#pragma once

#include <functional>
#include <vector>

#include "platform/frame_parts.hpp"

struct ImDrawData;

namespace damas {

// `scale`: the whole number of pixels for one unit of the data. `software`: for SDL's renderer of
// that kind, which scales a clipped picture a little differently than a whole one.
std::vector<DrawnPart> gui_parts(const ImDrawData& drawn, int scale, bool software);
// Calls `draw` while the data is clipped to the area, in pixels. The area's sides must lie on whole
// units of the data.
void draw_gui_inside(ImDrawData& drawn, const SDL_Rect& area, int scale,
                     const std::function<void()>& draw);

}  // namespace damas
