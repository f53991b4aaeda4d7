#include "core/variant_rules.hpp"

#include <array>

namespace damas {

namespace {

using Compiled = const CompiledRules& (*)();

template <std::size_t... I>
constexpr std::array<Compiled, sizeof...(I)> all(std::index_sequence<I...>) {
  return {&detail::compiled_rules<I>...};
}

}  // namespace

const CompiledRules& compiled_rules(Variant variant) {
  static constexpr auto compiled = all(std::make_index_sequence<variants.size()>());
  return compiled[static_cast<std::size_t>(variant)]();
}

}  // namespace damas
