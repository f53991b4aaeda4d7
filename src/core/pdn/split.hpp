// Owns the splitting of a PDN text into games.
#pragma once

#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/lexer.hpp"

namespace damas {

// The words of one game before they are interpreted.
struct PdnWords {
  std::vector<PdnToken> tags;  // including bad ones
  std::vector<PdnToken> body;
  // The number of words at the start of the body that are comments before the tags.
  std::size_t preface = 0;
  std::optional<PdnToken> result;
  std::size_t begin = 0;  // of the game in the text
  std::size_t end = 0;

  // Whether this is not a game. Comments alone are not a game, but a comment that is never closed
  // is one, so that its error is reported.
  bool empty() const;
};

// A game ends with a result outside of variations or where the tags of the next game begin, so an
// error in one game does not affect the next one. Comments between games belong to the game
// after them. Comments on the line of a result or after the last game belong to the game before
// them.
class PdnSplitter {
 public:
  explicit PdnSplitter(std::string_view text) : text_(text), lexer_(text) {}

  // Returns false at the end. Reuses the memory of `game`.
  bool next(PdnWords& game);

 private:
  // Whether the tag begins another game: it follows moves, or it repeats the first tag after an
  // empty line.
  bool begins_another(const PdnWords& game, const PdnToken& tag) const;
  // The next word of the text that is not an escape; by the standard, escapes are not read.
  PdnToken next_word();
  PdnToken take();
  void add(PdnWords& game, PdnToken t) const;
  // Adds the comments after the game's result that do not belong to the next game.
  void add_comments_behind(PdnWords& game);

  std::string_view text_;
  PdnLexer lexer_;
  std::deque<PdnToken> held_;  // words that were read but not yet added to a game
};

}  // namespace damas
