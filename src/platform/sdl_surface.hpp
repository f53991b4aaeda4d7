// Owns the way between Image and SDL's surfaces; for the sources of this room only.
#pragma once

#include <memory>

#include <SDL.h>

#include "platform/image.hpp"

namespace damas {

struct SurfaceDeleter {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using SurfacePtr = std::unique_ptr<SDL_Surface, SurfaceDeleter>;

// Copies; null when there is no memory for it.
SurfacePtr surface_of(const Image& image);
// Any format; empty when it cannot be converted.
Image image_of(SDL_Surface& surface);

}  // namespace damas
