#include "share/page_nodes.hpp"

#include <cmath>
#include <optional>
#include <utility>

#include "analysis/chances.hpp"
#include "analysis/score_command.hpp"
#include "core/game.hpp"
#include "core/variant_rules.hpp"
#include "share/diagram.hpp"

namespace damas::share {

namespace {

std::string path_script(const BoardShape& shape, const Path& path) {
  std::string text = "[";
  for (const Square s : path)
    text += (text.size() > 1 ? "," : "") + std::to_string(shape.ordinal(s));
  return text + "]";
}

// "+0.35", "-1.2", "#3"
std::string score_text(Variant variant, int score) {
  const auto figure = analysis::command_in(analysis::score_command(variant, score), "eval");
  return (score > 0 && figure->front() != '#' ? "+" : "") + *figure;
}

struct Open {
  PdnNode node;
  AnyPosition position;
};

}  // namespace

std::string pieces_text(const Game& game) {
  std::string text;
  for (const Square s : game.shape().squares()) {
    const std::optional<Piece> piece = game.piece_at(s);
    const bool king = piece && piece->kind == Kind::King;
    const char letter = piece && piece->side == Side::White ? 'w' : 'b';
    text += !piece ? '.' : king ? static_cast<char>(letter - 'a' + 'A') : letter;
  }
  return text;
}

PageNodes::PageNodes(const PdnTree& tree) {
  // Iterative, because lines can be too long for recursion.
  std::vector<Open> open = {{PdnNode::Root, tree.start()}};
  while (!open.empty()) {
    const Open at = std::move(open.back());
    open.pop_back();
    add(tree, at.node, at.position);
    const std::vector<PdnNode> children = tree.children(at.node);
    // The main line is taken first, so that its nodes have the lowest numbers.
    for (auto n = children.rbegin(); n != children.rend(); ++n) {
      const AnyPosition* setup = tree.setup(*n);
      open.push_back({*n, setup ? *setup : after(at.position, tree.move(*n))});
    }
  }
  for (const auto& [node, index] : indices_) {
    const PdnNode next = tree.first_child(node);
    const PdnNode parent = tree.parent(node);
    links_[static_cast<std::size_t>(index)] = {parent == PdnNode::None ? -1 : indices_.at(parent),
                                               next == PdnNode::None ? -1 : indices_.at(next)};
  }
}

void PageNodes::add(const PdnTree& tree, PdnNode node, const AnyPosition& position) {
  const Game game(position);
  const BoardShape& shape = game.shape();
  indices_[node] = static_cast<int>(rows_.size());
  links_.emplace_back(-1, -1);
  std::string row = ",\"" + pieces_text(game) + "\",";
  row += path_script(shape, path_to(tree, node)) + ",[";
  const std::vector<PdnNode> children = tree.children(node);
  bool first = true;
  for (std::size_t i = 1; i < children.size(); ++i) {
    if (tree.setup(children[i]) != nullptr) continue;
    row += (first ? "" : ",") + path_script(shape, game.path(tree.move(children[i])));
    first = false;
  }
  row += "],";
  if (const auto score = analysis::score_in(game.variant(), tree.notes(node).after)) {
    const double white = analysis::chances_of(game.variant(), *score, game.material()).expected();
    row += std::to_string(std::lround(100 * white)) + ",\"" + score_text(game.variant(), *score) +
           "\"";
    has_scores_ = true;
  } else {
    row += "null,\"\"";
  }
  rows_.push_back(std::move(row));
}

std::string PageNodes::script() const {
  std::string text = "[";
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    text += (i == 0 ? "[" : ",\n[") + std::to_string(links_[i].first) + "," +
            std::to_string(links_[i].second) + rows_[i] + "]";
  }
  return text + "]";
}

}  // namespace damas::share
