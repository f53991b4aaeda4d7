// Owns the conversion of game files: PDN and lists of FENs, numbers and letters.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pdn/writer.hpp"
#include "core/variants.hpp"

namespace damas::tool {

struct Conversion {
  enum class Format : std::uint8_t { Pdn, Fen };
  enum class Squares : std::uint8_t { OwnNames, Numbers, Letters };

  Format to = Format::Pdn;
  Squares squares = Squares::OwnNames;
  bool every_ply = false;  // FENs of all positions of the main line, not only of the last
  bool with_paths = false;
  bool ends_with_result = false;
  std::optional<Variant> variant = {};  // for games and positions that do not state it
};

struct Converted {
  std::string text;
  std::vector<std::string> errors;  // sentences; `text` still has everything that could be read
  std::string guesses = {};         // a sentence about what the games do not say, or empty
};

// Reads a text whose first line is a FEN as a list of FENs, one per line, and other text as PDN.
// FENs are Brazilian unless the variant is given.
Converted convert(std::string_view text, const Conversion& conversion);

}  // namespace damas::tool
