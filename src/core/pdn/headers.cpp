#include "core/pdn/headers.hpp"

#include <algorithm>

#include "core/pdn/chars.hpp"

namespace damas {

const std::string* PdnHeaders::find(std::string_view name) const {
  for (const PdnTag& tag : tags_) {
    if (chars::equal_ignoring_case(tag.name, name)) return &tag.value;
  }
  return nullptr;
}

std::string_view PdnHeaders::value(std::string_view name) const {
  const std::string* found = find(name);
  return found ? std::string_view(*found) : std::string_view();
}

void PdnHeaders::set(std::string_view name, std::string_view value) {
  for (PdnTag& tag : tags_) {
    if (!chars::equal_ignoring_case(tag.name, name)) continue;
    tag.value = value;
    return;
  }
  tags_.push_back({std::string(name), std::string(value)});
}

void PdnHeaders::remove(std::string_view name) {
  std::erase_if(tags_,
                [&](const PdnTag& tag) { return chars::equal_ignoring_case(tag.name, name); });
}

}  // namespace damas
