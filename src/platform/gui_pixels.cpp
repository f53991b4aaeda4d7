#include "platform/gui_pixels.hpp"

#include <cmath>

#include <imgui.h>

namespace damas {

namespace {

constexpr int corners = 4;

// Letters, pictures and plain rectangles have four consecutive corners, clockwise from the upper
// left.
bool is_rectangle(const ImDrawVert* v) {
  return v[0].pos.x == v[3].pos.x && v[1].pos.x == v[2].pos.x && v[0].pos.y == v[1].pos.y &&
         v[2].pos.y == v[3].pos.y && v[0].pos.x < v[1].pos.x && v[0].pos.y < v[3].pos.y;
}

// A letter keeps its size in whole pixels; of other rectangles, adjacent ones stay adjacent.
float far_end(float near, float far, float scale) {
  const float size = (far - near) * scale;
  const bool is_whole = std::abs(size - std::round(size)) < 0.02F;
  return is_whole ? std::round(near * scale) + std::round(size) : std::round(far * scale);
}

void place_rectangle(ImDrawVert* v, float scale) {
  const float left = std::round(v[0].pos.x * scale);
  const float top = std::round(v[0].pos.y * scale);
  const float right = far_end(v[0].pos.x, v[1].pos.x, scale);
  const float bottom = far_end(v[0].pos.y, v[3].pos.y, scale);
  v[0].pos = {left, top};
  v[1].pos = {right, top};
  v[2].pos = {right, bottom};
  v[3].pos = {left, bottom};
}

void place_corner(ImVec2& at, float scale, bool on_pixel) {
  at = {at.x * scale, at.y * scale};
  if (on_pixel) at = {std::floor(at.x), std::floor(at.y)};
}

}  // namespace

void place_on_pixels(ImDrawData& drawn, float scale, bool all_corners) {
  for (ImDrawList* list : drawn.CmdLists) {
    ImVector<ImDrawVert>& all = list->VtxBuffer;
    for (int i = 0; i < all.Size;) {
      if (i + corners <= all.Size && is_rectangle(&all[i])) {
        place_rectangle(&all[i], scale);
        i += corners;
      } else {
        place_corner(all[i].pos, scale, all_corners);
        ++i;
      }
    }
    for (ImDrawCmd& command : list->CmdBuffer) {
      ImVec4& clip = command.ClipRect;
      clip = {std::round(clip.x * scale), std::round(clip.y * scale), std::round(clip.z * scale),
              std::round(clip.w * scale)};
    }
  }
  drawn.DisplaySize = {std::round(drawn.DisplaySize.x * scale),
                       std::round(drawn.DisplaySize.y * scale)};
  drawn.FramebufferScale = {1, 1};
}

}  // namespace damas
