#include "view/window/review/main_line_chances.hpp"

#include <algorithm>
#include <utility>

#include "analysis/remarks.hpp"
#include "core/notation.hpp"
#include "core/pdn/convert.hpp"

namespace damas {

bool MainLineChances::follow(const PdnTree& tree, int revision) {
  if (std::exchange(revision_, revision) == revision) return false;
  game_ = replay(tree).game;
  nodes_ = {PdnNode::Root};
  for (const PdnNode n : tree.main_line()) {
    // The game begins at the last position that is set up.
    if (tree.setup(n)) nodes_.clear();
    nodes_.push_back(n);
  }
  // The rules may have ended the game before its last moves.
  nodes_.resize(std::min(nodes_.size(), static_cast<std::size_t>(game_.last_ply()) + 1));
  found_ = analysis::analysis_in(tree, game_);
  return true;
}

int MainLineChances::ply_of(PdnNode node) const {
  const auto found = std::find(nodes_.begin(), nodes_.end(), node);
  return found == nodes_.end() ? -1 : static_cast<int>(found - nodes_.begin());
}

std::optional<PdnNode> MainLineChances::node_at(int ply) const {
  if (ply < 0 || ply >= static_cast<int>(nodes_.size())) return std::nullopt;
  return nodes_[static_cast<std::size_t>(ply)];
}

const analysis::AnalysedMove* MainLineChances::move_to(PdnNode node) const {
  const int ply = ply_of(node);
  if (!found_ || ply < 1) return nullptr;
  const auto& move = found_->moves[static_cast<std::size_t>(ply - 1)];
  return move ? &*move : nullptr;
}

std::optional<int> MainLineChances::mistake_after(int ply) const {
  if (!found_) return std::nullopt;
  const int count = static_cast<int>(found_->moves.size());
  for (int step = 0; step < count; ++step) {
    const int at = (std::max(ply, 0) + step) % count;
    const auto& move = found_->moves[static_cast<std::size_t>(at)];
    if (move && move->teaches()) return at + 1;
  }
  return std::nullopt;
}

std::string MainLineChances::better_than(PdnNode node) const {
  const analysis::AnalysedMove* const move = move_to(node);
  if (move == nullptr || !move->best || *move->best == move->played) return {};
  Game before = game_;
  before.go_to(ply_of(node) - 1);
  return before.is_legal(*move->best) ? to_text(before, *move->best) : std::string{};
}

}  // namespace damas
