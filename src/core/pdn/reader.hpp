// Owns reading PDN: it converts a text to games, each with its errors.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/game.hpp"
#include "core/pdn/split.hpp"

namespace damas {

struct PdnOptions {
  // The variant to try first for games that do not state one; possible_starts() lists the others.
  std::optional<Variant> otherwise = std::nullopt;
  // The person's usual variant, which comes next if it names squares as the moves of the game do,
  // by letters or by numbers.
  std::optional<Variant> usual = std::nullopt;
};

// Reads all games of the text, including broken ones. Games that do not state a variant get the one
// with which the most of them can be read without an error. A comment becomes a single paragraph,
// in which a run of spaces and line ends is one space.
std::vector<PdnGame> read_pdn(std::string_view text, const PdnOptions& options = {});

// Reads one game from its words. Its errors do not have a line, column and game number yet.
PdnGame read_game(std::string_view text, const PdnWords& words, const PdnOptions& options = {});

}  // namespace damas
