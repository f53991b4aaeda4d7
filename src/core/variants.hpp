// Owns the list of variants; the tables of each family are under core/variants.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>

#include "core/variants/large_boards.hpp"
#include "core/variants/men_capture_both_ways.hpp"
#include "core/variants/men_capture_forward.hpp"
#include "core/variants/other_goals.hpp"
#include "core/variants/whole_boards.hpp"

namespace damas {

// list.inc has one line for each variant, its enumerator and its identifier, and nothing else:
// CMake counts the lines. The order is that of lists that players see.
enum class Variant : std::uint8_t {
#define DAMAS_VARIANT(name, id) name,
#include "core/variants/list.inc"
#undef DAMAS_VARIANT
};

namespace detail {

// Not constexpr on purpose: row() calls it if list.inc names a variant without a row, and the
// compiler's error then shows this name.
void no_table_has_this_variant();

template <std::size_t... N>
consteval const VariantInfo& row(std::string_view id, const VariantInfo (&... tables)[N]) {
  const VariantInfo* found = nullptr;
  const auto look_in = [&](const auto& table) {
    for (const VariantInfo& each : table) {
      if (each.id == id) found = &each;
    }
  };
  (look_in(tables), ...);
  if (found == nullptr) no_table_has_this_variant();
  return *found;
}

consteval const VariantInfo& row(std::string_view id) {
  return row(id, tables::men_capture_both_ways, tables::men_capture_forward, tables::large_boards,
             tables::other_goals, tables::whole_boards);
}

}  // namespace detail

inline constexpr std::array variants = {
#define DAMAS_VARIANT(name, id) detail::row(id),
#include "core/variants/list.inc"
#undef DAMAS_VARIANT
};
static_assert(variants.size() ==
                  std::size(tables::men_capture_both_ways) +
                      std::size(tables::men_capture_forward) + std::size(tables::large_boards) +
                      std::size(tables::other_goals) + std::size(tables::whole_boards),
              "a row of a table is missing in list.inc");

constexpr const VariantInfo& info(Variant v) {
  return variants[static_cast<std::size_t>(v)];
}

// Returns nothing for an unknown identifier.
constexpr std::optional<Variant> variant_by_id(std::string_view id) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (variants[i].id == id) return static_cast<Variant>(i);
  }
  return std::nullopt;
}

}  // namespace damas
