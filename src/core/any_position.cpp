#include "core/any_position.hpp"

#include <array>

namespace damas {

namespace {

template <std::size_t... I>
constexpr std::array<AnyPosition, sizeof...(I)> all_starts(std::index_sequence<I...>) {
  return {AnyPosition{std::in_place_index<I>, start_position<variants[I].rules>()}...};
}

template <std::size_t... I>
constexpr std::array<AnyPosition, sizeof...(I)> all_empty(std::index_sequence<I...>) {
  return {AnyPosition{std::in_place_index<I>}...};
}

}  // namespace

bool operator==(const AnyPosition& a, const AnyPosition& b) {
  return static_cast<const AnyPosition::Base&>(a) == static_cast<const AnyPosition::Base&>(b);
}

AnyPosition start_of(Variant variant) {
  static constexpr auto starts = all_starts(std::make_index_sequence<variants.size()>());
  return starts[static_cast<std::size_t>(variant)];
}

AnyPosition empty_board(Variant variant) {
  static constexpr auto boards = all_empty(std::make_index_sequence<variants.size()>());
  return boards[static_cast<std::size_t>(variant)];
}

}  // namespace damas
