// Owns the list of the parts that a frame draws, and the search for the areas in which two frames
// differ; internal to src/platform.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <SDL.h>

namespace damas {

struct DrawnPart {
  SDL_Rect area{};                // in pixels; it draws nothing outside
  std::uint64_t fingerprint = 0;  // of everything that its pixels depend on, except its area
  bool indivisible = false;       // can only be drawn as a whole

  friend bool operator==(const DrawnPart& a, const DrawnPart& b) {
    return a.fingerprint == b.fingerprint && SDL_RectEquals(&a.area, &b.area) == SDL_TRUE;
  }
};

constexpr std::uint64_t mixed(std::uint64_t fingerprint, std::uint64_t value) {
  fingerprint = (fingerprint ^ value) * 0x9E3779B97F4A7C15U;
  return fingerprint ^ fingerprint >> 29;
}

// A few areas outside which both frames have the same pixels; none if the frames are equal. The
// parts are in the order of drawing.
std::vector<SDL_Rect> changed_areas(std::span<const DrawnPart> before,
                                    std::span<const DrawnPart> now);

}  // namespace damas
