#include "book/book_tree.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <utility>

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

// A position without searched moves knows no score of its own: that of its node may be a guess.
bool BookTree::is_backed_up(const Child& child) const {
  return child.node >= 0 && !nodes_[static_cast<std::size_t>(child.node)].children.empty();
}

std::optional<BookTree::Leaf> BookTree::next() const {
  if (nodes_.empty()) return Leaf{};
  std::optional<Leaf> best;
  // The ply within the whole plies, then the cost.
  std::pair<int, int> first(unreachable, unreachable);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (node.cost == unreachable || node.ply >= shape_.most_plies) continue;
    const bool whole = is_whole(node.ply + 1);
    if (!whole && is_decided(node)) continue;
    for (std::size_t c = 0; c < node.children.size(); ++c) {
      const Child& child = node.children[c];
      const int lost = loss(node, child);
      if (child.node >= 0) continue;
      if (!whole && (!child.scored || lost > shape_.widest_loss)) continue;
      const std::pair<int, int> place(whole ? node.ply : unreachable,
                                      node.cost + shape_.cost_of_ply + lost);
      if (place >= first || known_.contains(child.key)) continue;
      first = place;
      best = Leaf{static_cast<int>(i), static_cast<int>(c)};
    }
  }
  return best;
}

std::optional<BookTree::Leaf> BookTree::next_on(const Game& line) {
  if (nodes_.empty()) return Leaf{};
  Game game = start_;
  int at = 0;
  for (int ply = 0; ply < std::min(line.ply(), shape_.most_plies); ++ply) {
    Node& node = nodes_[static_cast<std::size_t>(at)];
    if (node.children.empty() || (!is_whole(node.ply + 1) && is_decided(node))) break;
    const Move& move = line.move_from(ply);
    if (!game.is_legal(move)) break;
    int place = place_of(node, move);
    if (place < 0) {
      place = static_cast<int>(node.children.size());
      add_child(node, game, {move, lowest_score(node)}, false);
    }
    const Child& child = node.children[static_cast<std::size_t>(place)];
    const auto known = known_.find(child.key);
    if (child.node < 0 && known == known_.end()) return Leaf{at, place};
    at = child.node >= 0 ? child.node : known->second;
    game.play(move);
  }
  return std::nullopt;
}

void BookTree::add_child(Node& node, const Game& game, const ScoredMove& move, bool scored) {
  Game next = game;
  next.play(move.move);
  node.children.push_back({move, key_of(next), -1, move.score, scored});
}

// -1 if the node does not have the move.
int BookTree::place_of(const Node& node, const Move& move) {
  const auto found = std::find_if(node.children.begin(), node.children.end(),
                                  [&](const Child& each) { return each.searched.move == move; });
  return found == node.children.end() ? -1 : static_cast<int>(found - node.children.begin());
}

// No move that a search left out has a better score.
int BookTree::lowest_score(const Node& node) {
  int lowest = unreachable;
  for (const Child& child : node.children)
    if (child.scored) lowest = std::min(lowest, child.score);
  return lowest;
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
  for (const ScoredMove& each : moves)
    add_child(node, game, each, true);
  if (is_whole(node.ply + 1) && !moves.empty()) {
    const int guess = lowest_score(node);
    for (const Move& move : in_stable_order(game.legal_moves()))
      if (place_of(node, move) < 0) add_child(node, game, {move, guess}, false);
  }
  known_.emplace(key_of(game), number);
  nodes_.push_back(std::move(node));
  by_ply_.insert(std::upper_bound(by_ply_.begin(), by_ply_.end(), number,
                                  [this](int a, int b) {
                                    return nodes_[static_cast<std::size_t>(a)].ply <
                                           nodes_[static_cast<std::size_t>(b)].ply;
                                  }),
                 number);
  update();
}

void BookTree::correct(const Game& game, const std::vector<ScoredMove>& moves) {
  const auto found = known_.find(key_of(game));
  assert(found != known_.end());
  if (found == known_.end() || moves.empty()) return;
  Node& node = nodes_[static_cast<std::size_t>(found->second)];
  for (Child& child : node.children)
    if (!is_backed_up(child)) child.scored = false;
  for (const ScoredMove& each : moves) {
    const int place = place_of(node, each.move);
    if (place < 0) {
      add_child(node, game, each, true);
      continue;
    }
    Child& child = node.children[static_cast<std::size_t>(place)];
    if (!is_backed_up(child)) child = {each, child.key, child.node, each.score, true};
  }
  update();
}

void BookTree::update() {
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
      if (is_backed_up(child)) {
        child.score = -nodes_[static_cast<std::size_t>(child.node)].score;
        child.scored = true;
      }
      if (child.scored) node.score = std::max(node.score, child.score);
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
    if (node.children.empty() || (!is_whole(node.ply) && is_decided(node))) continue;
    BookEntry entry{node.score, {}};
    for (const Child& child : node.children) {
      const int lost = loss(node, child);
      if (child.scored && lost <= shape_.book_loss)
        entry.moves.push_back({child.searched.move, lost});
    }
    std::stable_sort(entry.moves.begin(), entry.moves.end(),
                     [](const BookMove& a, const BookMove& b) { return a.loss < b.loss; });
    visit(game_of(static_cast<int>(i)), entry);
  }
}

}  // namespace damas
