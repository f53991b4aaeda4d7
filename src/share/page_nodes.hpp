// Owns the nodes of a game tree as a page's script reads them.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/pdn/tree.hpp"

namespace damas::share {

class PageNodes {
 public:
  explicit PageNodes(const PdnTree& tree);

  // Counts from 0, the root.
  int index_of(PdnNode node) const { return indices_.at(node); }
  bool has_scores() const { return has_scores_; }
  // A JavaScript array with an array for each node: parent, next node of the line (-1 if there is
  // none), pieces by ordinal of the square, path of the move, paths of the variations that begin
  // here, White's expected result in percent or null, score. Nothing in it comes from texts of the
  // game.
  std::string script() const;

 private:
  void add(const PdnTree& tree, PdnNode node, const AnyPosition& position);

  std::map<PdnNode, int> indices_;
  std::vector<std::string> rows_;  // without parent and next node
  std::vector<std::pair<int, int>> links_;
  bool has_scores_ = false;
};

// The pieces by ordinal of the square: "w" and "b" for men, "W" and "B" for kings, "." for none.
std::string pieces_text(const Game& game);

}  // namespace damas::share
