#include "engine/learning/variant_features.hpp"

#include <array>
#include <utility>

namespace damas::learning {

namespace {

using Maker = std::unique_ptr<VariantFeatures> (*)();

template <std::size_t... I>
constexpr std::array<Maker, sizeof...(I)> all(std::index_sequence<I...>) {
  return {&detail::make_variant_features<I>...};
}

}  // namespace

std::unique_ptr<VariantFeatures> make_variant_features(Variant variant) {
  static constexpr auto makers = all(std::make_index_sequence<variants.size()>());
  return makers[static_cast<std::size_t>(variant)]();
}

}  // namespace damas::learning
