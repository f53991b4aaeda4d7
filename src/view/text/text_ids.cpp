#include "view/text/text_ids.hpp"

#include <cstddef>

#include "view/text/text.hpp"

namespace damas {

std::string_view id_of(Text id) {
  return text_ids[static_cast<std::size_t>(id)];
}

std::string_view id_of(Counted id) {
  return counted_ids[static_cast<std::size_t>(id)];
}

}  // namespace damas
