#include "share/gif/animation.hpp"

namespace damas::share {

struct GifAnimation::State {};

bool can_write_gif() {
  return false;
}

GifAnimation::GifAnimation(int /*width*/, int /*height*/, Palette /*palette*/) {}

GifAnimation::~GifAnimation() = default;

void GifAnimation::add(std::span<const Pixel> /*picture*/, int /*milliseconds*/) {}

std::optional<std::string> GifAnimation::finish() {
  return std::nullopt;
}

}  // namespace damas::share
