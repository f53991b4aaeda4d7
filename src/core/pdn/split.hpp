// Owns where one game of a PDN text ends and the next begins.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/lexer.hpp"

namespace damas {

// The words of one game, not yet understood.
struct PdnWords {
  std::vector<PdnToken> tags;  // bad ones too
  std::vector<PdnToken> body;
  std::optional<PdnToken> result;
  std::size_t begin = 0;  // of the game in the text
  std::size_t end = 0;

  bool empty() const { return tags.empty() && body.empty(); }
};

// A game ends with a result outside of variations, or where the tags of the next one begin; so what
// is wrong in one game does not reach into the next.
class PdnSplitter {
 public:
  explicit PdnSplitter(std::string_view text) : text_(text), lexer_(text) {}

  // False at the end. `game` is reused to save allocations.
  bool next(PdnWords& game);

 private:
  // Whether the tag begins another game although no move came between.
  bool begins_another(const PdnWords& game, const PdnToken& tag) const;

  std::string_view text_;
  PdnLexer lexer_;
  std::optional<PdnToken> held_;
};

}  // namespace damas
