// Owns the GameType tag: the variant that a value names, and the value for a variant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/pdn/result.hpp"
#include "core/variants.hpp"

namespace damas {

// A value such as "20" or "20,W,10,10,N2,0". Only the number is always present.
struct PdnGameType {
  int number = 0;
  // The fields after the number. Programs write wrong details more often than a wrong number.
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

// Returns nothing unless the text begins with a number. Omits details that it cannot read.
std::optional<PdnGameType> parse_game_type(std::string_view text);

// If several variants share a number, the details decide; without details, the first of the table
// is chosen. Returns nothing for a number that no variant has.
std::optional<Variant> variant_of(const PdnGameType& type);

// The value of the tag for games with this numbering; empty for a variant without a type of its
// own.
std::string game_type_text(Variant variant, Numbering numbering);
// Whether that value names the variant in the standard; otherwise its identifier must be written as
// well.
bool game_type_names(Variant variant);

// The style that the standard requires for results of this variant.
ResultStyle result_style(Variant variant);

}  // namespace damas
