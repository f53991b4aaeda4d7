// Owns writing PDN 3.0: it converts games to text in one canonical form.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/numbering.hpp"
#include "core/pdn/game.hpp"

namespace damas {

struct PdnWriting {
  std::optional<Numbering> numbering = std::nullopt;  // unset: the variant's own
  bool with_paths = false;                            // write all squares of every capture
  // The standard ends each game with "*"; older programs expect the result there.
  bool ends_with_result = false;
  std::size_t width = 80;
};

// The tags that the standard lists come first, then the others in their order. Results name White
// first. A line exceeds the width only for a long tag or word, or for a word that must not begin a
// line.
std::string write_pdn(const PdnGame& game, const PdnWriting& writing = {});
// Writes an empty line between games.
std::string write_pdn(std::span<const PdnGame> games, const PdnWriting& writing = {});

}  // namespace damas
