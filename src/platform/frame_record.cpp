#include "platform/frame_record.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "platform/sdl_video.hpp"

namespace damas {

namespace {

std::uint64_t bits_of(const SDL_Rect& r) {
  const auto part = [](int value) { return std::uint64_t{static_cast<std::uint32_t>(value)}; };
  return mixed(part(r.x) << 32 | part(r.y), part(r.w) << 32 | part(r.h));
}

std::uint64_t bits_of(Color color) {
  return std::uint64_t{color.r} << 24 | std::uint64_t{color.g} << 16 | std::uint64_t{color.b} << 8 |
         color.a;
}

}  // namespace

FrameRecord::FrameRecord(SDL_Renderer* renderer)
    : renderer_(renderer), scales_inexactly_(draws_in_software(renderer)) {}

SDL_Rect FrameRecord::whole() const {
  SDL_Rect all{};
  SDL_GetRendererOutputSize(renderer_, &all.w, &all.h);
  return all;
}

void FrameRecord::clear(Color color) {
  note({nullptr, whole(), color, false}, nullptr, bits_of(color), false);
}

void FrameRecord::fill(const SDL_Rect& box, Color color, const SDL_Rect* clip) {
  note({nullptr, box, color, true}, clip, mixed(1, bits_of(color)), false);
}

// SDL's software renderer scales a clipped picture a little differently than a whole one.
void FrameRecord::copy(SDL_Texture* texture, const SDL_Rect& box, Color color,
                       const SDL_Rect* clip) {
  int width = 0;
  int height = 0;
  SDL_QueryTexture(texture, nullptr, nullptr, &width, &height);
  const bool scaled = width != box.w || height != box.h;
  note({texture, box, color, true}, clip, mixed(fingerprint_of(texture), bits_of(color)),
       scaled && scales_inexactly_);
}

void FrameRecord::note(const Command& command, const SDL_Rect* clip, std::uint64_t fingerprint,
                       bool indivisible) {
  DrawnPart part{command.box, mixed(fingerprint, bits_of(command.box)), indivisible};
  if (clip != nullptr) SDL_IntersectRect(&command.box, clip, &part.area);
  if (SDL_RectEmpty(&part.area) == SDL_TRUE) return;
  commands_.push_back(command);
  parts_.push_back(part);
}

void FrameRecord::cover(const std::vector<DrawnPart>& parts, int unit, Overlay draw) {
  parts_.insert(parts_.end(), parts.begin(), parts.end());
  unit_ = unit;
  overlay_ = std::move(draw);
}

// To multiples of the overlay's unit.
SDL_Rect FrameRecord::widened(const SDL_Rect& area) const {
  const auto down = [this](int value) {
    return value >= 0 ? value / unit_ * unit_ : -((unit_ - 1 - value) / unit_ * unit_);
  };
  const int left = down(area.x);
  const int top = down(area.y);
  const int right = down(area.x + area.w + unit_ - 1);
  const int bottom = down(area.y + area.h + unit_ - 1);
  return {left, top, right - left, bottom - top};
}

// Else what was below would shine through, drawn twice.
bool FrameRecord::covers_all() const {
  return !commands_.empty() && !commands_.front().blends;
}

void FrameRecord::draw(const Command& command) const {
  const Color color = command.color;
  if (command.texture != nullptr) {
    SDL_SetTextureColorMod(command.texture, color.r, color.g, color.b);
    SDL_SetTextureAlphaMod(command.texture, color.a);
    SDL_RenderCopy(renderer_, command.texture, nullptr, &command.box);
    return;
  }
  SDL_SetRenderDrawBlendMode(renderer_, command.blends ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
  SDL_SetRenderDrawColor(renderer_, color.r, color.g, color.b, color.a);
  SDL_RenderFillRect(renderer_, &command.box);
  SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
}

void FrameRecord::draw(const SDL_Rect& changed) {
  const SDL_Rect area = widened(changed);
  for (std::size_t i = 0; i < commands_.size(); ++i) {
    SDL_Rect inside{};
    if (SDL_IntersectRect(&parts_[i].area, &area, &inside) != SDL_TRUE) continue;
    SDL_RenderSetClipRect(renderer_, &inside);
    draw(commands_[i]);
  }
  SDL_RenderSetClipRect(renderer_, nullptr);
  if (overlay_) overlay_(area);
}

void FrameRecord::draw_all() {
  draw(whole());
}

void FrameRecord::present() {
  const SDL_Rect now = whole();
  if (!known_ || !covers_all() || SDL_RectEquals(&now, &shown_size_) != SDL_TRUE) {
    draw(now);
    SDL_RenderPresent(renderer_);
  } else {
    const std::vector<SDL_Rect> changed = changed_areas(shown_, parts_);
    for (const SDL_Rect& area : changed)
      draw(area);
    if (!changed.empty()) SDL_RenderPresent(renderer_);
  }
  shown_size_ = now;
  known_ = true;
  std::swap(shown_, parts_);
  begin_next();
}

void FrameRecord::drop() {
  known_ = false;
  begin_next();
}

void FrameRecord::begin_next() {
  parts_.clear();
  commands_.clear();
  overlay_ = nullptr;
  unit_ = 1;
}

void set_fingerprint(SDL_Texture* texture) {
  static std::uint64_t last = 0;
  // Kept as a pointer, as long as that is: in a page 32 bits, enough for a thousand a second for
  // seven weeks.
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  SDL_SetTextureUserData(texture, reinterpret_cast<void*>(static_cast<std::uintptr_t>(++last)));
}

std::uint64_t fingerprint_of(SDL_Texture* texture) {
  return reinterpret_cast<std::uintptr_t>(SDL_GetTextureUserData(texture));
}

}  // namespace damas
