#include "view/window/review/document_edits.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "analysis/remarks.hpp"
#include "core/pdn/clock.hpp"
#include "core/pdn/edit.hpp"

namespace damas::edits {

namespace {

constexpr int last_judgement = 6;

// The part of a comment that is for programs, and that people do not edit: times and scores.
std::string commands_of(std::string_view comment) {
  std::string commands;
  while (true) {
    const std::size_t begin = comment.find("[%");
    const std::size_t end = comment.find(']', std::min(begin, comment.size()));
    if (end == std::string_view::npos) return commands;
    commands += (commands.empty() ? "" : " ") + std::string(comment.substr(begin, end + 1 - begin));
    comment.remove_prefix(end + 1);
  }
}

// The last node of the way that is still in the tree; the root if none is.
PdnNode last_kept(const PdnTree& tree, const std::vector<PdnNode>& way) {
  PdnNode kept = PdnNode::Root;
  for (const PdnNode n : way) {
    const std::vector<PdnNode> children = tree.children(kept);
    if (std::find(children.begin(), children.end(), n) == children.end()) break;
    kept = n;
  }
  return kept;
}

}  // namespace

Edited comment(ReviewDocument& document, const std::string& text) {
  const std::string& before = document.tree().notes(document.node()).after;
  if (text == prose_of(before)) return Edited::Nothing;
  const std::string kept = commands_of(before);
  PdnTree changed = document.tree();
  set_comment(changed, document.node(), kept + (kept.empty() ? "" : " ") + text);
  if (changed == document.tree()) return Edited::Nothing;
  document.edit([&](PdnGame& game, PdnNode&) { game.tree = std::move(changed); });
  return Edited::Notes;
}

int judgement_of(const ReviewDocument& document) {
  const std::vector<int>& nags = document.tree().notes(document.node()).nags;
  const auto found = std::find_if(nags.begin(), nags.end(),
                                  [](int nag) { return nag >= 1 && nag <= last_judgement; });
  return found == nags.end() ? 0 : *found;
}

Edited judge(ReviewDocument& document, int nag) {
  const int wanted = nag == judgement_of(document) ? 0 : nag;
  document.edit([wanted](PdnGame& game, PdnNode& node) { set_judgement(game.tree, node, wanted); });
  return Edited::Notes;
}

Edited promote(ReviewDocument& document) {
  if (is_main_line(document.tree(), document.node())) return Edited::Nothing;
  document.edit([](PdnGame& game, PdnNode& node) { promote_variation(game.tree, node); });
  return Edited::Order;
}

Edited make_main_line(ReviewDocument& document) {
  if (is_main_line(document.tree(), document.node())) return Edited::Nothing;
  document.edit([](PdnGame& game, PdnNode& node) { promote_to_main_line(game.tree, node); });
  return Edited::Order;
}

Edited delete_from_here(ReviewDocument& document) {
  if (document.node() == PdnNode::Root) return Edited::Nothing;
  document.edit([](PdnGame& game, PdnNode& node) { node = delete_from(game.tree, node); });
  return Edited::Position;
}

Edited set_headers(ReviewDocument& document, const PdnHeaders& headers, const PdnResult& result) {
  const PdnGame& now = document.game();
  if (headers == now.headers && result == now.result) return Edited::Nothing;
  document.edit([&](PdnGame& game, PdnNode&) {
    game.headers = headers;
    game.result = result;
  });
  return Edited::Notes;
}

Edited annotate(ReviewDocument& document, const analysis::AnalysedGame& found) {
  const PdnNode before = document.node();
  const std::vector<PdnNode> way = document.tree().line_to(before);
  document.edit([&](PdnGame& game, PdnNode& node) {
    analysis::write_remarks(game.tree, found);
    node = last_kept(game.tree, way);
  });
  return document.node() == before ? Edited::Notes : Edited::Position;
}

Edited undo(ReviewDocument& document) {
  return document.undo() ? Edited::Position : Edited::Nothing;
}

Edited redo(ReviewDocument& document) {
  return document.redo() ? Edited::Position : Edited::Nothing;
}

}  // namespace damas::edits
