// Owns the conversion between Image and SDL's surfaces; internal to src/platform.
#pragma once

#include <memory>

#include <SDL.h>

#include "platform/image.hpp"

namespace damas {

struct SurfaceDeleter {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using SurfacePtr = std::unique_ptr<SDL_Surface, SurfaceDeleter>;

// Not a copy: the picture must outlive the surface, and nobody may write to that. Null if memory
// runs out.
SurfacePtr surface_of(const Image& image);
// Accepts any pixel format; empty if the conversion fails.
Image image_of(SDL_Surface& surface);

}  // namespace damas
