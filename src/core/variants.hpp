// Owns the list of variants; the tables of each family are under core/variants.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "core/variants/large_boards.hpp"
#include "core/variants/men_capture_both_ways.hpp"
#include "core/variants/men_capture_forward.hpp"
#include "core/variants/other_goals.hpp"
#include "core/variants/whole_boards.hpp"

namespace damas {

// In the order of the tables.
enum class Variant : std::uint8_t {
  // men_capture_both_ways
  Brazilian,
  Casual,
  Russian,
  Pool,
  Jamaican,
  // men_capture_forward
  English,
  Italian,
  Spanish,
  Portuguese,
  Czech,
  Thai,
  Thai12,
  // large_boards
  International,
  Canadian,
  SriLankan,
  Spantsiretti,
  SpantsirettiRussian,
  Frisian,
  Frysk,
  // other_goals
  Killer,
  Breakthrough,
  Antidraughts,
  BrazilianLosing,
  RussianLosing,
  // whole_boards
  Turkish,
  Armenian,
  Gothic,
};

namespace detail {

template <std::size_t... N>
constexpr auto joined(const VariantInfo (&... tables)[N]) {
  std::array<VariantInfo, (N + ...)> all{};
  auto end = all.begin();
  ((end = std::copy(std::begin(tables), std::end(tables), end)), ...);
  return all;
}

}  // namespace detail

inline constexpr std::array variants =
    detail::joined(tables::men_capture_both_ways, tables::men_capture_forward, tables::large_boards,
                   tables::other_goals, tables::whole_boards);

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

static_assert(info(Variant::Brazilian).id == "brazilian");
static_assert(info(Variant::English).id == "english");
static_assert(info(Variant::International).id == "international");
static_assert(info(Variant::Killer).id == "killer");
static_assert(info(Variant::Turkish).id == "turkish");
static_assert(info(Variant::Gothic).id == "gothic");

}  // namespace damas
