#include "share/diagram.hpp"

#include "core/fen.hpp"

namespace damas::share {

Diagram diagram_of(const Game& game) {
  Diagram diagram{frame_of(game)};
  diagram.title = to_fen(game.position());
  if (game.ply() > 0) {
    Game before = game;
    before.undo();
    diagram.last_move = before.path(game.move_from(game.ply() - 1));
  }
  return diagram;
}

Diagram diagram_of(const PdnTree& tree, PdnNode node) {
  Diagram diagram = diagram_of(Game(tree.position_at(node)));
  diagram.last_move = path_to(tree, node);
  return diagram;
}

Path path_to(const PdnTree& tree, PdnNode node) {
  if (node == PdnNode::Root || tree.setup(node) != nullptr) return {};
  return Game(tree.position_at(tree.parent(node))).path(tree.move(node));
}

}  // namespace damas::share
