#include "puzzle/beam_search.hpp"

#include <algorithm>
#include <tuple>

#include "puzzle/random.hpp"

namespace damas::puzzle {

namespace {

// No deal needs as many moves: a search that gets here has failed, and restarts with a greater
// width.
constexpr std::size_t most_moves = 400;

int promise_of(const Estimate& estimate) {
  return estimate.sums[0] + estimate.sums[1];
}

}  // namespace

BeamSearch::BeamSearch(const PatternSet& patterns, const Board& board, std::size_t width)
    : patterns_(patterns), width_(width) {
  const int side = board.side();
  for (int place = 0; place < side * side; ++place) {
    const auto tile = static_cast<std::uint8_t>(board.tile_at({place / side, place % side}));
    start_.tiles[static_cast<std::size_t>(place)] = tile;
    start_.key ^= key_of(tile, place);
  }
  start_.gap = static_cast<std::uint8_t>(board.gap().row * side + board.gap().column);
  start_.estimate = patterns.estimate(board);
  at_least_ = start_.estimate.at_least();
  solved_ = board.solved();
  begin();
}

void BeamSearch::begin() {
  layer_ = {start_};
  layers_.clear();
  candidates_.clear();
  at_ = 0;
}

bool BeamSearch::work(int steps) {
  for (; !solved_ && steps > 0; --steps) {
    look_from(static_cast<std::uint32_t>(at_++));
    if (!solved_ && at_ == layer_.size()) next_layer();
  }
  return solved_;
}

void BeamSearch::look_from(std::uint32_t parent) {
  const Node& node = layer_[parent];
  const int side = patterns_.side();
  for (const Direction way : all_directions) {
    if (!layers_.empty() && way == opposite(layers_.back()[parent].way)) continue;
    const Cell to = neighbour({node.gap / side, node.gap % side}, way);
    if (to.row < 0 || to.row >= side || to.column < 0 || to.column >= side) continue;
    const int from = to.row * side + to.column;
    const std::uint8_t tile = node.tiles[static_cast<std::size_t>(from)];
    Estimate estimate = node.estimate;
    patterns_.move(estimate, tile, from, node.gap);
    const std::uint64_t key = node.key ^ key_of(tile, from) ^ key_of(tile, node.gap);
    candidates_.push_back({parent, way, promise_of(estimate), key});
    ++looked_at_;
    if (promise_of(estimate) > 0) continue;
    solved_ = true;
    layers_.push_back({{parent, way}});
    return;
  }
}

void BeamSearch::next_layer() {
  if (layers_.size() == most_moves) {
    width_ *= 2;
    return begin();
  }
  choose();
  std::vector<Node> next;
  std::vector<Step> steps;
  next.reserve(candidates_.size());
  for (const Candidate& chosen : candidates_) {
    next.push_back(child(layer_[chosen.parent], chosen.way));
    steps.push_back({chosen.parent, chosen.way});
  }
  layer_ = std::move(next);
  layers_.push_back(std::move(steps));
  candidates_.clear();
  at_ = 0;
}

// Keeps the most promising candidates, each board once.
void BeamSearch::choose() {
  // Orders candidates completely, so that the selection is the same on every machine.
  const auto before = [](const Candidate& a, const Candidate& b) {
    return std::tie(a.promise, a.key, a.parent) < std::tie(b.promise, b.key, b.parent);
  };
  std::sort(candidates_.begin(), candidates_.end(), before);
  const auto same = [](const Candidate& a, const Candidate& b) { return a.key == b.key; };
  candidates_.erase(std::unique(candidates_.begin(), candidates_.end(), same), candidates_.end());
  if (candidates_.size() > width_) candidates_.resize(width_);
}

BeamSearch::Node BeamSearch::child(const Node& parent, Direction way) const {
  const int side = patterns_.side();
  const Cell to = neighbour({parent.gap / side, parent.gap % side}, way);
  const int from = to.row * side + to.column;
  Node node = parent;
  const std::uint8_t tile = node.tiles[static_cast<std::size_t>(from)];
  patterns_.move(node.estimate, tile, from, parent.gap);
  node.key ^= key_of(tile, from) ^ key_of(tile, parent.gap);
  node.tiles[parent.gap] = tile;
  node.tiles[static_cast<std::size_t>(from)] = 0;
  node.gap = static_cast<std::uint8_t>(from);
  return node;
}

// The hash leaves out the gap, whose place follows from the tiles.
std::uint64_t BeamSearch::key_of(std::uint8_t tile, int place) const {
  if (tile == 0) return 0;
  return Random(tile * Board::max_cells + static_cast<std::size_t>(place)).next();
}

std::vector<Direction> BeamSearch::solution() const {
  std::vector<Direction> moves;
  std::uint32_t at = 0;
  for (auto layer = layers_.rbegin(); layer != layers_.rend(); ++layer) {
    moves.push_back((*layer)[at].way);
    at = (*layer)[at].parent;
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

double BeamSearch::done() const {
  const int nearest = promise_of(layer_.front().estimate);
  const int whole = promise_of(start_.estimate);
  // Boards on the way may be less promising than the first one.
  return whole == 0 ? 1 : std::max(0.0, 1 - static_cast<double>(nearest) / whole);
}

}  // namespace damas::puzzle
