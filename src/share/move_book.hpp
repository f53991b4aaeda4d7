// Owns MoveBook: the text and number of every move of a game tree.
#pragma once

#include <string>
#include <vector>

#include "core/pdn/tree.hpp"

namespace damas {

struct PrintedMove {
  std::string text;   // "c3-d4!"; empty for positions set up
  int number = 1;     // of the turn, from 1
  bool first = true;  // by the side that begins each turn

  friend bool operator==(const PrintedMove&, const PrintedMove&) = default;
};

class MoveBook {
 public:
  explicit MoveBook(const PdnTree& tree);

  const PrintedMove& at(PdnNode n) const { return moves_[static_cast<std::size_t>(n)]; }
  // "12. c3-d4" or "12… b6-a5"; empty for the root and for positions set up.
  std::string numbered(PdnNode n) const;

 private:
  void write(const PdnTree& tree, PdnNode n, const AnyPosition& position, int ply);

  std::vector<PrintedMove> moves_;  // by node
};

// "!" or "?!"; glyphs without marks are put into words, see remarks().
std::string glyphs(const PdnNotes& notes);

}  // namespace damas
