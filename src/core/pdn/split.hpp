// Owns where one game of a PDN text ends and the next begins.
#pragma once

#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/lexer.hpp"

namespace damas {

// The words of one game, not yet understood.
struct PdnWords {
  std::vector<PdnToken> tags;  // bad ones too
  std::vector<PdnToken> body;
  // So many of the body's words are comments that stand before the tags.
  std::size_t preface = 0;
  std::optional<PdnToken> result;
  std::size_t begin = 0;  // of the game in the text
  std::size_t end = 0;

  // Comments alone are no game, but one that is never closed is told as what is wrong in one.
  bool empty() const;
};

// A game ends with a result outside of variations, or where the tags of the next one begin; so what
// is wrong in one game does not reach into the next. Comments between games, escapes too, belong to
// the one that follows; those on the line of a result, and those behind the last game, to that
// game.
class PdnSplitter {
 public:
  explicit PdnSplitter(std::string_view text) : text_(text), lexer_(text) {}

  // False at the end. `game` is reused to save allocations.
  bool next(PdnWords& game);

 private:
  // Whether the tag begins another game although no move came between.
  bool begins_another(const PdnWords& game, const PdnToken& tag) const;
  PdnToken take();
  void add(PdnWords& game, PdnToken t) const;
  // Those behind the game's result that do not belong to the next one.
  void add_comments_behind(PdnWords& game);

  std::string_view text_;
  PdnLexer lexer_;
  std::deque<PdnToken> held_;  // read, but not yet of any game
};

}  // namespace damas
