#include "platform/kept_pixels.hpp"
#include "platform/sdl_video.hpp"

// Implemented in emscripten/library/pixels.js.
extern "C" int damas_keeps_pixels(void);

namespace damas {

bool keeps_pixels(SDL_Renderer* renderer) {
  return draws_in_software(renderer) || damas_keeps_pixels() != 0;
}

}  // namespace damas
