// Owns reading PDN: text in, games out, with what is wrong in each.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/game.hpp"
#include "core/pdn/split.hpp"

namespace damas {

struct PdnOptions {
  // Tried first for games that do not say what they are; see possible_starts for what comes next.
  std::optional<Variant> otherwise = std::nullopt;
};

// All games of the text, broken ones too. Games without a type are taken to be of one variant if
// one fits as many of them as any. Comments are single paragraphs: blanks in them do not count.
std::vector<PdnGame> read_pdn(std::string_view text, const PdnOptions& options = {});

// One game by itself, from its words. Its errors have no line, column and number yet.
PdnGame read_game(std::string_view text, const PdnWords& words, const PdnOptions& options = {});

}  // namespace damas
