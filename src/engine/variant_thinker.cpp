#include "engine/variant_thinker.hpp"

#include <array>
#include <utility>

namespace damas {

namespace {

using Maker = std::unique_ptr<VariantThinker> (*)();

template <std::size_t... I>
constexpr std::array<Maker, sizeof...(I)> all(std::index_sequence<I...>) {
  return {&detail::make_variant_thinker<I>...};
}

}  // namespace

std::unique_ptr<VariantThinker> make_variant_thinker(Variant variant) {
  static constexpr auto makers = all(std::make_index_sequence<variants.size()>());
  return makers[static_cast<std::size_t>(variant)]();
}

}  // namespace damas
