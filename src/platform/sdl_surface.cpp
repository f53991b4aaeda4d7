#include "platform/sdl_surface.hpp"

#include <cstddef>
#include <cstring>

namespace damas {

SurfacePtr surface_of(const Image& image) {
  // SDL's parameter is a non-const pointer, but nobody writes to these surfaces.
  auto* pixels = const_cast<Color*>(image.pixels().data());
  return SurfacePtr{SDL_CreateRGBSurfaceWithFormatFrom(
      pixels, image.width(), image.height(), 32, image.width() * static_cast<int>(sizeof(Color)),
      SDL_PIXELFORMAT_RGBA32)};
}

Image image_of(SDL_Surface& surface) {
  const SurfacePtr plain{SDL_ConvertSurfaceFormat(&surface, SDL_PIXELFORMAT_RGBA32, 0)};
  if (!plain) return {};
  Image image(plain->w, plain->h);
  const auto* bytes = static_cast<const unsigned char*>(plain->pixels);
  for (int y = 0; y < image.height() && !image.empty(); ++y) {
    std::memcpy(image.row(y).data(), bytes + std::ptrdiff_t{y} * plain->pitch,
                image.row(y).size_bytes());
  }
  return image;
}

}  // namespace damas
