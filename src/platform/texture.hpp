// Owns Texture, a picture in the renderer's memory, and the cache of textures that are drawn
// repeatedly.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace damas {

class Texture {
 public:
  Texture() = default;
  // Uploads the picture to the renderer, which must outlive the texture; empty if that fails.
  Texture(SDL_Renderer* renderer, const SDL_Surface& picture);

  // In physical pixels, not logical ones.
  int width() const { return width_; }
  int height() const { return height_; }
  bool empty() const { return handle_ == nullptr; }
  SDL_Texture* handle() const { return handle_.get(); }
  // Dear ImGui's texture id.
  void* id() const { return handle_.get(); }
  std::size_t bytes() const { return 4 * static_cast<std::size_t>(width_ * height_); }

 private:
  struct Deleter {
    void operator()(SDL_Texture* texture) const;
  };
  std::unique_ptr<SDL_Texture, Deleter> handle_;
  int width_ = 0;
  int height_ = 0;
};

// When `trim` finds too many bytes, it removes the least recently used textures. References stay
// valid until the next `trim`, which the Canvas calls between frames.
class TextureCache {
 public:
  explicit TextureCache(std::size_t most = 1024, std::size_t most_bytes = 96U << 20);

  const Texture& get(std::string_view key, const std::function<Texture()>& make);
  void trim();
  void clear();
  std::size_t count() const { return entries_.size(); }
  std::size_t bytes() const { return bytes_; }

 private:
  struct Entry {
    std::string key;
    Texture texture;
  };
  std::size_t most_;
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::list<Entry> entries_;  // most recently used first
  std::unordered_map<std::string_view, std::list<Entry>::iterator> by_key_;
};

}  // namespace damas
