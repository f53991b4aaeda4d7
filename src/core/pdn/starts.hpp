// Owns where a PDN game can begin: which variants, numberings and positions its tags and moves
// allow.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fen.hpp"
#include "core/pdn/headers.hpp"
#include "core/pdn/split.hpp"

namespace damas {

struct PdnStart {
  Variant variant = Variant::Brazilian;
  Numbering numbering = Numbering::Algebraic;  // how numbers, or turned letters, are counted
  Side first_side = Side::White;               // without a FEN
};

// What may be tried, the most likely first. A game that says its type is of that type, but programs
// do not agree on which corner numbers begin in or on who begins. Without a type it can be any
// variant whose board has the squares that the moves name, in this order: the caller's default;
// by letters, Russian if captures are written with ':', else Brazilian, then Russian and Czech; by
// numbers, up to 32 English, Italian or a short International game, up to 50 International, beyond
// Canadian; then all the others.
struct PdnStarts {
  std::vector<PdnStart> starts;  // empty where the tag names no variant
  bool stated = false;           // by a tag
};

PdnStarts possible_starts(std::string_view text, const PdnWords& words, const PdnHeaders& headers,
                          std::optional<Variant> otherwise);

// By the FEN among the headers, or the variant's own.
std::variant<AnyPosition, FenError> position_of(const PdnStart& start, const PdnHeaders& headers);

// Without what some programs write behind the pieces, and with a side for an unknown one to move.
std::string plain_fen(std::string_view fen, Side first_side);

// Where in the text a character of its part stands, or the part's end.
std::size_t place_in(std::string_view text, std::string_view part, std::size_t at);

}  // namespace damas
