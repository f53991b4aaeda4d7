#include "core/pdn/headers.hpp"

#include <algorithm>
#include <charconv>

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

int drawn_plies(const PdnHeaders& headers) {
  const std::string_view text = headers.value(drawn_plies_tag);
  int plies = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, plies);
  return error == std::errc{} && stop == end && plies > 0 ? plies : 0;
}

}  // namespace damas
