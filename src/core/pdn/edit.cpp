#include "core/pdn/edit.hpp"

#include <algorithm>

#include "core/pdn/chars.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

constexpr int last_judgement = 6;

bool is_first_child(const PdnTree& tree, PdnNode n) {
  return tree.first_child(tree.parent(n)) == n;
}

bool is_legal(const AnyPosition& position, const Move& move) {
  MoveList legal;
  compiled_rules(variant_of(position)).legal_moves(position, legal);
  return std::find(legal.begin(), legal.end(), move) != legal.end();
}

}  // namespace

PdnNode next_node(const PdnTree& tree, PdnNode n) {
  return tree.first_child(n);
}

PdnNode last_node_of_line(const PdnTree& tree, PdnNode n) {
  while (tree.first_child(n) != PdnNode::None)
    n = tree.first_child(n);
  return n;
}

PdnNode variation_begin(const PdnTree& tree, PdnNode n) {
  while (n != PdnNode::Root && is_first_child(tree, n))
    n = tree.parent(n);
  return n;
}

bool is_main_line(const PdnTree& tree, PdnNode n) {
  return variation_begin(tree, n) == PdnNode::Root;
}

std::optional<PdnNode> play_move(PdnTree& tree, PdnNode at, const Move& move) {
  for (const PdnNode child : tree.children(at)) {
    if (!tree.setup(child) && tree.move(child) == move) return child;
  }
  if (!is_legal(tree.position_at(at), move)) return std::nullopt;
  return tree.add(at, move);
}

bool promote_variation(PdnTree& tree, PdnNode n) {
  const PdnNode begin = variation_begin(tree, n);
  if (begin == PdnNode::Root) return false;
  // Only the first move of a variation can have a comment before it, so join both comments.
  PdnNotes notes = tree.notes(begin);
  if (!notes.before.empty()) {
    notes.after = notes.before + (notes.after.empty() ? "" : " ") + notes.after;
    notes.before.clear();
    tree.set_notes(begin, std::move(notes));
  }
  tree.make_first(begin);
  return true;
}

void promote_to_main_line(PdnTree& tree, PdnNode n) {
  while (promote_variation(tree, n)) {
  }
}

PdnNode delete_from(PdnTree& tree, PdnNode n) {
  if (n == PdnNode::Root) {
    for (const PdnNode child : tree.children(n))
      tree.remove(child);
    return n;
  }
  const PdnNode parent = tree.parent(n);
  tree.remove(n);
  return parent;
}

PdnNode delete_variation(PdnTree& tree, PdnNode n) {
  const PdnNode begin = variation_begin(tree, n);
  return begin == PdnNode::Root ? n : delete_from(tree, begin);
}

void set_comment(PdnTree& tree, PdnNode n, std::string_view text) {
  PdnNotes notes = tree.notes(n);
  notes.after = chars::one_paragraph(text);
  tree.set_notes(n, std::move(notes));
}

void set_judgement(PdnTree& tree, PdnNode n, int nag) {
  PdnNotes notes = tree.notes(n);
  std::erase_if(notes.nags, [](int old) { return old >= 1 && old <= last_judgement; });
  if (nag >= 1 && nag <= last_judgement) notes.nags.insert(notes.nags.begin(), nag);
  tree.set_notes(n, std::move(notes));
}

}  // namespace damas
