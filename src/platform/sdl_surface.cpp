#include "platform/sdl_surface.hpp"

#include <cstddef>
#include <cstring>

namespace damas {

SurfacePtr surface_of(const Image& image) {
  SurfacePtr surface{
      SDL_CreateRGBSurfaceWithFormat(0, image.width(), image.height(), 32, SDL_PIXELFORMAT_RGBA32)};
  if (!surface || image.empty()) return surface;
  auto* bytes = static_cast<unsigned char*>(surface->pixels);
  for (int y = 0; y < image.height(); ++y) {
    std::memcpy(bytes + std::ptrdiff_t{y} * surface->pitch, image.row(y).data(),
                image.row(y).size_bytes());
  }
  return surface;
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
