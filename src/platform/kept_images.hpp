// Owns KeptImages: pictures that several canvases draw, made once; internal to src/platform.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>

#include "platform/image.hpp"

namespace damas {

class KeptImages {
 public:
  // Forgets all pictures when the next one would be too much.
  explicit KeptImages(std::size_t most_bytes = 128U << 20) : most_bytes_(most_bytes) {}

  // The picture kept under `key`; calls `make` on first use. Valid until the next call.
  const Image& get(const std::string& key, const std::function<Image()>& make);
  std::size_t count() const { return images_.size(); }

 private:
  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  std::unordered_map<std::string, Image> images_;
};

}  // namespace damas
