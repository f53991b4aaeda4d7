#include "book/book_tree.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>

namespace damas {

namespace {

std::uint64_t key_of(const Game& game) {
  const auto key_of_any = [](const auto& position) { return key(position); };
  return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(game.position()));
}

}  // namespace

BookTree::BookTree(const Game& start, const Shape& shape) : start_(start), shape_(shape) {}

Game BookTree::game_of(int node) const {
  std::vector<const Move*> moves;
  for (int at = node; nodes_[static_cast<std::size_t>(at)].parent >= 0;) {
    const Node& n = nodes_[static_cast<std::size_t>(at)];
    const Node& parent = nodes_[static_cast<std::size_t>(n.parent)];
    moves.push_back(&parent.children[static_cast<std::size_t>(n.move)].searched.move);
    at = n.parent;
  }
  Game game = start_;
  for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
    [[maybe_unused]] const bool played = game.play(**move);
    assert(played);
  }
  return game;
}

Game BookTree::game_at(const Leaf& leaf) const {
  if (leaf.parent < 0) return start_;
  Game game = game_of(leaf.parent);
  const Node& parent = nodes_[static_cast<std::size_t>(leaf.parent)];
  game.play(parent.children[static_cast<std::size_t>(leaf.move)].searched.move);
  return game;
}

bool BookTree::is_decided(const Node& node) const {
  return std::abs(node.score) > shape_.decided;
}

std::optional<BookTree::Leaf> BookTree::next() const {
  if (nodes_.empty()) return Leaf{};
  std::optional<Leaf> best;
  int cheapest = unreachable;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (node.cost == unreachable || node.ply >= shape_.most_plies || is_decided(node)) continue;
    for (std::size_t c = 0; c < node.children.size(); ++c) {
      const Child& child = node.children[c];
      const int lost = loss(node, child);
      if (child.node >= 0 || lost > shape_.widest_loss) continue;
      const int cost = node.cost + shape_.cost_of_ply + lost;
      if (cost >= cheapest) continue;
      cheapest = cost;
      best = Leaf{static_cast<int>(i), static_cast<int>(c)};
    }
  }
  return best;
}

void BookTree::expand(const Leaf& leaf, const std::vector<ScoredMove>& moves) {
  const Game game = game_at(leaf);
  const int number = static_cast<int>(nodes_.size());
  Node node{leaf.parent, leaf.move, 0, 0, 0, {}};
  if (leaf.parent >= 0) {
    Node& parent = nodes_[static_cast<std::size_t>(leaf.parent)];
    node.ply = parent.ply + 1;
    Child& child = parent.children[static_cast<std::size_t>(leaf.move)];
    child.node = number;
    node.score = -child.score;
  }
  for (const ScoredMove& each : moves) {
    Game next = game;
    next.play(each.move);
    node.children.push_back({each, key_of(next), -1, each.score});
  }
  known_.emplace(key_of(game), number);
  nodes_.push_back(std::move(node));
  by_ply_.insert(std::upper_bound(by_ply_.begin(), by_ply_.end(), number,
                                  [this](int a, int b) {
                                    return nodes_[static_cast<std::size_t>(a)].ply <
                                           nodes_[static_cast<std::size_t>(b)].ply;
                                  }),
                 number);
  link_transpositions();
  back_up();
  share_out_costs();
}

// Only towards higher plies, so that the graph has no cycles.
void BookTree::link_transpositions() {
  for (Node& node : nodes_) {
    for (Child& child : node.children) {
      if (child.node >= 0) continue;
      const auto found = known_.find(child.key);
      if (found == known_.end()) continue;
      if (nodes_[static_cast<std::size_t>(found->second)].ply > node.ply)
        child.node = found->second;
    }
  }
}

void BookTree::back_up() {
  for (auto at = by_ply_.rbegin(); at != by_ply_.rend(); ++at) {
    Node& node = nodes_[static_cast<std::size_t>(*at)];
    if (node.children.empty()) continue;
    node.score = -unreachable;
    for (Child& child : node.children) {
      if (child.node >= 0) child.score = -nodes_[static_cast<std::size_t>(child.node)].score;
      node.score = std::max(node.score, child.score);
    }
  }
}

void BookTree::share_out_costs() {
  for (Node& node : nodes_)
    node.cost = node.parent < 0 ? 0 : unreachable;
  for (const int at : by_ply_) {
    const Node& node = nodes_[static_cast<std::size_t>(at)];
    if (node.cost == unreachable) continue;
    for (const Child& child : node.children) {
      if (child.node < 0) continue;
      int& cost = nodes_[static_cast<std::size_t>(child.node)].cost;
      cost = std::min(cost, node.cost + shape_.cost_of_ply + loss(node, child));
    }
  }
}

void BookTree::visit_entries(
    const std::function<void(const Game&, const BookEntry&)>& visit) const {
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (node.children.empty() || is_decided(node)) continue;
    BookEntry entry{node.score, {}};
    for (const Child& child : node.children) {
      const int lost = loss(node, child);
      if (lost <= shape_.book_loss) entry.moves.push_back({child.searched.move, lost});
    }
    std::stable_sort(entry.moves.begin(), entry.moves.end(),
                     [](const BookMove& a, const BookMove& b) { return a.loss < b.loss; });
    visit(game_of(static_cast<int>(i)), entry);
  }
}

}  // namespace damas
