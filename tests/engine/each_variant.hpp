// Owns a loop over the rules of all variants.
#pragma once

#include <utility>

#include <doctest/doctest.h>

#include "core/variants.hpp"

namespace damas {

// Calls f.operator()<I>() for the index of each variant.
template <class F>
void for_each_variant(F&& f) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    const auto visit = [&]<std::size_t Index>() {
      CAPTURE(variants[Index].id);
      f.template operator()<Index>();
    };
    (visit.template operator()<I>(), ...);
  }
  (std::make_index_sequence<variants.size()>{});
}

}  // namespace damas
