// Owns ReviewBoard: the displayed position of a game tree, and the animation of moves that are
// played and taken back.
#pragma once

#include <map>
#include <optional>

#include "core/pdn/tree.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/frame/entry.hpp"

namespace damas {

class ReviewBoard {
 public:
  explicit ReviewBoard(const PdnTree& tree);

  // Animates one step forwards or back, or a change to another move from the same position; shows
  // anything else at once. The previously shown node must still be in the tree. `entered` is the
  // node's move as a person has just entered it, if one did.
  void show(const PdnTree& tree, PdnNode node,
            const std::optional<entry::Move>& entered = std::nullopt);

  // Without animation; also after changes of the tree.
  void jump(const PdnTree& tree, PdnNode node);

  // Includes all moves of the line, for the rules that count moves.
  const Game& game() const { return game_; }
  // The path of the move that led here; empty if there is none.
  const Path& last_move() const { return last_move_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }

 private:
  void stand(const PdnTree& tree, PdnNode node);
  // Plays the node's move on the board; false if it cannot be animated.
  bool play(const PdnTree& tree, PdnNode node, const std::optional<Spot>& dropped);
  bool take_back(const PdnTree& tree, PdnNode node);

  Game game_;
  Animation animation_;
  PdnNode node_ = PdnNode::Root;
  std::map<PdnNode, Path> ways_;  // paths of the moves that a person played
  Path last_move_;
};

// The game that led to a node. If it was over earlier by the rules, begins at the node.
Game game_at(const PdnTree& tree, PdnNode node);

}  // namespace damas
