// Owns `AnyPosition`: a position of any variant, for code that is not a template.
#pragma once

#include <utility>
#include <variant>

#include "core/position.hpp"
#include "core/variants.hpp"

namespace damas {

namespace detail {
template <class Indices>
struct PositionsOf;
template <std::size_t... I>
struct PositionsOf<std::index_sequence<I...>> {
  using Type = std::variant<Position<variants[I].rules>...>;
};
}  // namespace detail

// Holds one alternative for each entry of `variants`, in the same order. Two variants may have the
// same rules, so use the index and not the type to tell alternatives apart. It is a struct rather
// than an alias to keep symbol names short.
struct AnyPosition : detail::PositionsOf<std::make_index_sequence<variants.size()>>::Type {
  using Base = detail::PositionsOf<std::make_index_sequence<variants.size()>>::Type;
  using Base::Base;

  // Defined once, because comparing so many alternatives makes much code.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b);
};

inline Variant variant_of(const AnyPosition& p) {
  return static_cast<Variant>(p.index());
}

// The start position of the variant.
AnyPosition start_of(Variant variant);

// A board of the variant without pieces.
AnyPosition empty_board(Variant variant);

}  // namespace damas
