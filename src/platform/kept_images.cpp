#include "platform/kept_images.hpp"

#include <utility>

#include "platform/color.hpp"

namespace damas {

const Image& KeptImages::get(const std::string& key, const std::function<Image()>& make) {
  if (const auto found = images_.find(key); found != images_.end()) return found->second;
  // Not inserted before it is made, because `make` may itself request another picture.
  Image image = make();
  const std::size_t bytes = image.pixels().size() * sizeof(Color);
  if (bytes_ + bytes > most_bytes_) {
    images_.clear();
    bytes_ = 0;
  }
  bytes_ += bytes;
  return images_.insert_or_assign(key, std::move(image)).first->second;
}

}  // namespace damas
