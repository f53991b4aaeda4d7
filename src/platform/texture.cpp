#include "platform/texture.hpp"

#include <utility>

#include <SDL.h>

#include "platform/frame_record.hpp"

namespace damas {

void Texture::Deleter::operator()(SDL_Texture* texture) const {
  SDL_DestroyTexture(texture);
}

Texture::Texture(SDL_Renderer* renderer, const SDL_Surface& picture)
    : handle_(SDL_CreateTexture(renderer, picture.format->format, SDL_TEXTUREACCESS_STATIC,
                                picture.w, picture.h)) {
  if (empty()) return;
  SDL_UpdateTexture(handle(), nullptr, picture.pixels, picture.pitch);
  SDL_SetTextureBlendMode(handle(), SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(handle(), SDL_ScaleModeLinear);
  set_fingerprint(handle());
  width_ = picture.w;
  height_ = picture.h;
}

TextureCache::TextureCache(std::size_t most, std::size_t most_bytes)
    : most_(most), most_bytes_(most_bytes) {}

const Texture& TextureCache::get(std::string_view key, const std::function<Texture()>& make) {
  if (const auto found = by_key_.find(key); found != by_key_.end()) {
    entries_.splice(entries_.begin(), entries_, found->second);
    return found->second->texture;
  }
  // Not inserted before it is made, because `make` may itself request another picture.
  Texture texture = make();
  bytes_ += texture.bytes();
  entries_.push_front({std::string{key}, std::move(texture)});
  by_key_.emplace(entries_.front().key, entries_.begin());
  return entries_.front().texture;
}

void TextureCache::trim() {
  while (entries_.size() > most_ || (bytes_ > most_bytes_ && !entries_.empty())) {
    bytes_ -= entries_.back().texture.bytes();
    by_key_.erase(entries_.back().key);
    entries_.pop_back();
  }
}

void TextureCache::clear() {
  by_key_.clear();
  entries_.clear();
  bytes_ = 0;
}

}  // namespace damas
