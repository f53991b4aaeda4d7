// Owns the openings that federations draw by lot: their list, and drawing one.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "openings/opening_names.hpp"

namespace damas {

// Whether there is a list for the variant (assets/ballots).
constexpr bool has_ballots(Variant variant) {
  return variant == Variant::Brazilian || variant == Variant::Russian ||
         variant == Variant::English;
}

// The federations whose tables are in the list, as "IDF, FMJD"; empty without a list. The files
// name the sources.
constexpr std::string_view ballot_publishers(Variant variant) {
  if (!has_ballots(variant)) return {};
  return variant == Variant::English ? "ACF" : "IDF, FMJD";
}

// Reads a list of openings: the moves of one from the variant's start in each line. Empty lines and
// lines that begin with '#' are ignored.
std::variant<std::vector<std::vector<Move>>, OpeningsError> read_ballots(std::string_view text,
                                                                         Variant variant);

// One of these openings; the same `lot` draws the same one. No moves if the list has none.
std::vector<Move> drawn_ballot(std::string_view text, Variant variant, std::uint64_t lot);

}  // namespace damas
