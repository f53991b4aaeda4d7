// Owns the possible starts of a PDN game: the variants, numberings and positions that its tags and
// moves allow.
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
  Numbering numbering = Numbering::Algebraic;  // of the squares that the moves name
  Side first_side = Side::White;               // if there is no FEN
};

// The starts to try, the most likely first. If a tag states the type, only that variant is tried,
// but programs disagree about the corner where numbers begin and about the side that begins.
// Otherwise every variant is tried whose board has the squares that the moves name, in this order:
// the caller's default; the usual variant, if it names squares as the moves do; for letters,
// Russian if captures are written with ':', then Brazilian, Russian and Czech; for numbers up to
// 32, English and Italian; for numbers up to 50, International and Frisian; for higher numbers,
// Canadian; then all the others.
struct PdnStarts {
  std::vector<PdnStart> starts;  // empty if the tag names no known variant
  bool stated = false;           // a tag states the type
};

PdnStarts possible_starts(std::string_view text, const PdnWords& words, const PdnHeaders& headers,
                          std::optional<Variant> otherwise,
                          std::optional<Variant> usual = std::nullopt);

// The position of the FEN tag, or the variant's start if there is none.
std::variant<AnyPosition, FenError> position_of(const PdnStart& start, const PdnHeaders& headers);

// Removes the counters that some programs write after the pieces, and replaces the unknown side to
// move '?' by `first_side`.
std::string plain_fen(std::string_view fen, Side first_side);

// The index in `text` of the character `at` of `part`, which must be a part of it; at most the end
// of `part`.
std::size_t place_in(std::string_view text, std::string_view part, std::size_t at);

}  // namespace damas
