#include "platform/kept_pixels.hpp"
#include "platform/sdl_video.hpp"

namespace damas {

// Drivers of graphics cards give any of several buffers.
bool keeps_pixels(SDL_Renderer* renderer) {
  return draws_in_software(renderer);
}

}  // namespace damas
