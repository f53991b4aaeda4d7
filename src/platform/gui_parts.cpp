#include "platform/gui_parts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <imgui.h>

#include "platform/frame_record.hpp"

namespace damas {

namespace {

// Two triangles: a letter, a rectangle, or a piece of a shape.
constexpr unsigned corners_of_part = 6;

// As the backend rounds it.
SDL_Rect clip_of(const ImDrawCmd& command, int scale) {
  const ImVec4& clip = command.ClipRect;
  const float left = std::max(clip.x, 0.0F);
  const float top = std::max(clip.y, 0.0F);
  return {static_cast<int>(left) * scale, static_cast<int>(top) * scale,
          static_cast<int>(clip.z - left) * scale, static_cast<int>(clip.w - top) * scale};
}

std::uint64_t bits_of_place(ImVec2 p) {
  std::uint64_t bits = 0;
  static_assert(sizeof bits == sizeof p);
  std::memcpy(&bits, &p, sizeof bits);
  return bits;
}

struct Extent {
  ImVec2 least{1e6F, 1e6F};
  ImVec2 most{-1e6F, -1e6F};

  void add(ImVec2 p) {
    least = {std::min(least.x, p.x), std::min(least.y, p.y)};
    most = {std::max(most.x, p.x), std::max(most.y, p.y)};
  }
  ImVec2 size() const { return {most.x - least.x, most.y - least.y}; }
};

// With one pixel more on each side, because drivers round differently.
SDL_Rect area_of(const Extent& places, int scale) {
  const int left = static_cast<int>(std::floor(places.least.x)) - 1;
  const int top = static_cast<int>(std::floor(places.least.y)) - 1;
  const int right = static_cast<int>(std::ceil(places.most.x)) + 1;
  const int bottom = static_cast<int>(std::ceil(places.most.y)) + 1;
  return {left * scale, top * scale, (right - left) * scale, (bottom - top) * scale};
}

// `in_texture`: which part of the texture is drawn; a point if the part has only one colour.
bool is_scaled(const Extent& places, const Extent& in_texture, SDL_Texture* texture, int scale) {
  const ImVec2 share = in_texture.size();
  if (share.x <= 0 || share.y <= 0) return false;
  int width = 0;
  int height = 0;
  SDL_QueryTexture(texture, nullptr, nullptr, &width, &height);
  const auto differs = [](float a, float b) { return std::abs(a - b) > 0.02F; };
  const auto unit = static_cast<float>(scale);
  return differs(share.x * static_cast<float>(width), places.size().x * unit) ||
         differs(share.y * static_cast<float>(height), places.size().y * unit);
}

DrawnPart gui_part(const ImDrawList& list, const ImDrawCmd& command, unsigned from, unsigned until,
                   int scale, bool software) {
  auto* const texture = static_cast<SDL_Texture*>(command.GetTexID());
  DrawnPart part;
  part.fingerprint = mixed(fingerprint_of(texture), 2);
  Extent places;
  Extent in_texture;
  for (unsigned i = from; i < until; ++i) {
    const auto corner = static_cast<unsigned>(list.IdxBuffer[static_cast<int>(i)]);
    const ImDrawVert& v = list.VtxBuffer[static_cast<int>(command.VtxOffset + corner)];
    part.fingerprint = mixed(part.fingerprint, bits_of_place(v.pos));
    part.fingerprint = mixed(part.fingerprint, bits_of_place(v.uv));
    part.fingerprint = mixed(part.fingerprint, v.col);
    places.add(v.pos);
    in_texture.add(v.uv);
  }
  const SDL_Rect around = area_of(places, scale);
  const SDL_Rect clip = clip_of(command, scale);
  SDL_IntersectRect(&around, &clip, &part.area);
  part.indivisible = software && is_scaled(places, in_texture, texture, scale);
  return part;
}

}  // namespace

std::vector<DrawnPart> gui_parts(const ImDrawData& drawn, int scale, bool software) {
  std::vector<DrawnPart> parts;
  for (const ImDrawList* list : drawn.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const unsigned end = command.IdxOffset + command.ElemCount;
      for (unsigned from = command.IdxOffset; from < end; from += corners_of_part) {
        const unsigned until = std::min(from + corners_of_part, end);
        const DrawnPart part = gui_part(*list, command, from, until, scale, software);
        if (SDL_RectEmpty(&part.area) != SDL_TRUE) parts.push_back(part);
      }
    }
  }
  return parts;
}

void draw_gui_inside(ImDrawData& drawn, const SDL_Rect& area, int scale,
                     const std::function<void()>& draw) {
  std::vector<ImVec4> clips;
  for (ImDrawList* list : drawn.CmdLists) {
    for (ImDrawCmd& command : list->CmdBuffer) {
      clips.push_back(command.ClipRect);
      const SDL_Rect clip = clip_of(command, scale);
      SDL_Rect inside{};
      if (SDL_IntersectRect(&clip, &area, &inside) != SDL_TRUE) inside = {};
      const auto unit = [scale](int pixels) {
        return static_cast<float>(pixels) / static_cast<float>(scale);
      };
      command.ClipRect = {unit(inside.x), unit(inside.y), unit(inside.x + inside.w),
                          unit(inside.y + inside.h)};
    }
  }
  draw();
  auto kept = clips.begin();
  for (ImDrawList* list : drawn.CmdLists) {
    for (ImDrawCmd& command : list->CmdBuffer)
      command.ClipRect = *kept++;
  }
}

}  // namespace damas
