#include "view/window/review/review_board.hpp"

#include <algorithm>

#include "core/pdn/convert.hpp"

namespace damas {

namespace {

bool is_move(const PdnTree& tree, PdnNode node) {
  return node != PdnNode::Root && tree.setup(node) == nullptr;
}

// The position before the node, without earlier moves.
Game game_before(const PdnTree& tree, PdnNode node) {
  return Game(tree.position_at(tree.parent(node)));
}

event::MovePlayed event_of(const Game& before, const Move& move, const Path& path) {
  return {1,
          before.side_to_move(),
          *before.piece_at(move.from),
          move,
          path,
          before.captures_along(move, path)};
}

}  // namespace

Game game_at(const PdnTree& tree, PdnNode node) {
  PdnReplay made = replay(tree, node);
  return made.omitted == 0 ? std::move(made.game) : Game(tree.position_at(node));
}

ReviewBoard::ReviewBoard(const PdnTree& tree) : game_(tree.start()), animation_(game_) {}

void ReviewBoard::stand(const PdnTree& tree, PdnNode node) {
  node_ = node;
  game_ = game_at(tree, node);
  last_move_ = {};
  if (!is_move(tree, node)) return;
  const Game before = game_before(tree, node);
  const std::vector<Path> all = before.paths(tree.move(node));
  // The path may belong to a different move that was at this node earlier.
  const auto way = ways_.find(node);
  const bool known =
      way != ways_.end() && std::find(all.begin(), all.end(), way->second) != all.end();
  last_move_ = known ? way->second : before.path(tree.move(node));
}

void ReviewBoard::jump(const PdnTree& tree, PdnNode node) {
  stand(tree, node);
  animation_.reset(game_);
}

void ReviewBoard::show(const PdnTree& tree, PdnNode node,
                       const std::optional<entry::Move>& entered) {
  const PdnNode before = node_;
  if (before == node) return;
  if (entered && entered->play.path) ways_[node] = *entered->play.path;
  stand(tree, node);
  const PdnNode parent = tree.parent(node);
  const bool beside = before != PdnNode::Root && tree.parent(before) == parent;
  const bool on = is_move(tree, node) && (before == parent || beside);
  const bool back = is_move(tree, before) && tree.parent(before) == node;
  const std::optional<Spot> dropped = entered ? entered->dropped : std::nullopt;
  const bool shown = on ? play(tree, node, dropped) : back && take_back(tree, before);
  if (!shown) animation_.reset(game_);
}

bool ReviewBoard::play(const PdnTree& tree, PdnNode node, const std::optional<Spot>& dropped) {
  const Game before = game_before(tree, node);
  Game game = before;
  if (!game.play(tree.move(node))) return false;
  animation_.reset(before);
  animation_.feed(event_of(before, tree.move(node), last_move_), game, dropped);
  return true;
}

bool ReviewBoard::take_back(const PdnTree& tree, PdnNode node) {
  Game game = game_before(tree, node);
  if (!game.play(tree.move(node))) return false;
  animation_.reset(game);
  game.undo();
  animation_.go_to(game);
  return true;
}

}  // namespace damas
