// Owns ReviewBoard: the position of a game tree that the board shows, and the moves that lead to it
// as they are played and taken back.
#pragma once

#include <map>
#include <optional>

#include "core/pdn/tree.hpp"
#include "view/window/board/animation.hpp"

namespace damas {

class ReviewBoard {
 public:
  explicit ReviewBoard(const PdnTree& tree);

  // How a person played the move, where one did.
  struct Manner {
    Path path;
    std::optional<Spot> dropped;
  };

  // One step forwards or back, or to another move from the same position, is shown as it happens;
  // anything else at once. What was shown before must still be in the tree.
  void show(const PdnTree& tree, PdnNode node, const std::optional<Manner>& manner = std::nullopt);

  // At once; also when the tree has changed.
  void jump(const PdnTree& tree, PdnNode node);

  // With all moves of the line, for the rules that count them.
  const Game& game() const { return game_; }
  // The way of the move that led here; empty where none did.
  const Path& last_move() const { return last_move_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }

 private:
  void stand(const PdnTree& tree, PdnNode node);
  // Plays the node's move on the board; false when that cannot be shown.
  bool play(const PdnTree& tree, PdnNode node, const std::optional<Manner>& manner);
  bool take_back(const PdnTree& tree, PdnNode node);

  Game game_;
  Animation animation_;
  PdnNode node_ = PdnNode::Root;
  std::map<PdnNode, Path> ways_;  // that moves took when a person played them
  Path last_move_;
};

// The game that led to a node. Where the rules ended it earlier, it begins at the node.
Game game_at(const PdnTree& tree, PdnNode node);

}  // namespace damas
