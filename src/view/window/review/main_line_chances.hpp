// Owns MainLineChances: the analysis that the remarks of a game tree record, by nodes of its main
// line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "core/game.hpp"
#include "core/pdn/tree.hpp"

namespace damas {

class MainLineChances {
 public:
  // Reads the tree again if it has another revision. True if it had.
  bool follow(const PdnTree& tree, int revision);

  // Null if the game has no scores.
  const analysis::AnalysedGame* found() const { return found_ ? &*found_ : nullptr; }
  // The main line, which the analysis is about.
  const Game& game() const { return game_; }
  // -1 if the node is not on the main line.
  int ply_of(PdnNode node) const;
  std::optional<PdnNode> node_at(int ply) const;
  // The move that leads to the node; null if it is not analysed.
  const analysis::AnalysedMove* move_to(PdnNode node) const;
  // The first ply after that one, or else from the start, to which a move led that teaches; nothing
  // if there is none.
  std::optional<int> mistake_after(int ply) const;
  // The better move instead, in notation; empty if none is known.
  std::string better_than(PdnNode node) const;

 private:
  int revision_ = -1;
  Game game_;                   // the main line
  std::vector<PdnNode> nodes_;  // by ply
  std::optional<analysis::AnalysedGame> found_;
};

}  // namespace damas
