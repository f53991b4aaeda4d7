// Owns the GameType tag: which variant it names, and what is written for a variant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/pdn/result.hpp"
#include "core/variants.hpp"

namespace damas {

// "20" or "20,W,10,10,N2,0". Only the number is sure to be there.
struct PdnGameType {
  int number = 0;
  // What follows the number, where it does; programs get it wrong more often than the number.
  struct Details {
    Side first_side = Side::White;
    int files = 0;
    int ranks = 0;
    char notation = 'N';  // A: letters and numbers, N: numbers
    int corner = 0;       // of the first square, as the first player sees it; see the standard
    bool mirrored = false;

    friend bool operator==(const Details&, const Details&) = default;
  };
  std::optional<Details> details = {};

  friend bool operator==(const PdnGameType&, const PdnGameType&) = default;
};

// Nothing unless the text begins with a number. Details that cannot be read are left out.
std::optional<PdnGameType> parse_game_type(std::string_view text);

// Where variants share a number, the details choose; without details the first of the table.
// Nothing for a number that no variant has.
std::optional<Variant> variant_of(const PdnGameType& type);

// What the tag says for games whose squares are named like this; empty for a variant without a
// type of its own.
std::string game_type_text(Variant variant, Numbering numbering);
// Whether that text leads back to the variant; else its identifier must be written as well.
bool game_type_names(Variant variant);

// The style in which the standard wants results of this variant.
ResultStyle result_style(Variant variant);

}  // namespace damas
