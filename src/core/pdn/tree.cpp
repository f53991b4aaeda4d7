#include "core/pdn/tree.hpp"

#include <algorithm>
#include <cassert>

#include "core/variant_rules.hpp"

namespace damas {

PdnTree::PdnTree(const AnyPosition& start) : start_(start), nodes_(1) {}

PdnNode PdnTree::add(PdnNode parent, const Move& move) {
  const auto n = static_cast<PdnNode>(nodes_.size());
  Node node;
  node.move = move;
  nodes_.push_back(node);
  link_after(n, parent, at(parent).last_child);
  return n;
}

PdnNode PdnTree::add_setup(PdnNode parent, const AnyPosition& position) {
  assert(variant_of(position) == variant());
  const PdnNode n = add(parent, Move{});
  if (setups_.empty()) setups_.emplace_back();
  at(n).setup = static_cast<std::uint32_t>(setups_.size());
  setups_.push_back(position);
  return n;
}

std::vector<PdnNode> PdnTree::children(PdnNode n) const {
  std::vector<PdnNode> all;
  for (PdnNode c = first_child(n); c != PdnNode::None; c = next_sibling(c))
    all.push_back(c);
  return all;
}

const AnyPosition* PdnTree::setup(PdnNode n) const {
  return at(n).setup == 0 ? nullptr : &setups_[at(n).setup];
}

const PdnNotes& PdnTree::notes(PdnNode n) const {
  static const PdnNotes none;
  return at(n).notes == 0 ? none : notes_[at(n).notes];
}

void PdnTree::set_notes(PdnNode n, PdnNotes notes) {
  if (at(n).notes == 0) {
    if (notes.empty()) return;
    if (notes_.empty()) notes_.emplace_back();
    at(n).notes = static_cast<std::uint32_t>(notes_.size());
    notes_.emplace_back();
  }
  notes_[at(n).notes] = std::move(notes);
}

std::vector<PdnNode> PdnTree::main_line() const {
  std::vector<PdnNode> line;
  for (PdnNode n = first_child(PdnNode::Root); n != PdnNode::None; n = first_child(n))
    line.push_back(n);
  return line;
}

std::vector<PdnNode> PdnTree::line_to(PdnNode n) const {
  std::vector<PdnNode> line;
  for (; n != PdnNode::Root; n = parent(n))
    line.push_back(n);
  std::reverse(line.begin(), line.end());
  return line;
}

AnyPosition PdnTree::position_at(PdnNode n) const {
  AnyPosition position = start_;
  for (const PdnNode step : line_to(n)) {
    const AnyPosition* set_up = setup(step);
    position = set_up ? *set_up : after(position, move(step));
  }
  return position;
}

int PdnTree::ply_count() const {
  int plies = 0;
  for (PdnNode n = first_child(PdnNode::Root); n != PdnNode::None; n = first_child(n))
    plies += at(n).setup == 0 ? 1 : 0;
  return plies;
}

int PdnTree::ply_of(PdnNode n) const {
  int plies = 0;
  for (; n != PdnNode::Root && at(n).setup == 0; n = parent(n))
    ++plies;
  return plies;
}

PdnNode PdnTree::previous_sibling(PdnNode n) const {
  PdnNode before = PdnNode::None;
  for (PdnNode c = first_child(parent(n)); c != n; c = next_sibling(c))
    before = c;
  return before;
}

void PdnTree::unlink(PdnNode n) {
  Node& above = at(parent(n));
  const PdnNode before = previous_sibling(n);
  const PdnNode after = next_sibling(n);
  if (before == PdnNode::None) {
    above.first_child = after;
  } else {
    at(before).next_sibling = after;
  }
  if (above.last_child == n) above.last_child = before;
  at(n).next_sibling = PdnNode::None;
}

void PdnTree::link_after(PdnNode n, PdnNode parent, PdnNode previous) {
  Node& above = at(parent);
  at(n).parent = parent;
  if (previous == PdnNode::None) {
    at(n).next_sibling = above.first_child;
    above.first_child = n;
  } else {
    at(n).next_sibling = at(previous).next_sibling;
    at(previous).next_sibling = n;
  }
  if (above.last_child == previous) above.last_child = n;
}

void PdnTree::remove(PdnNode n) {
  assert(n != PdnNode::Root);
  unlink(n);
}

void PdnTree::make_first(PdnNode n) {
  assert(n != PdnNode::Root);
  unlink(n);
  link_after(n, parent(n), PdnNode::None);
}

void PdnTree::move_up(PdnNode n) {
  assert(n != PdnNode::Root);
  const PdnNode before = previous_sibling(n);
  if (before == PdnNode::None) return;
  unlink(n);
  link_after(n, parent(n), previous_sibling(before));
}

bool PdnTree::same_node(PdnNode n, const PdnTree& other, PdnNode m) const {
  const AnyPosition* a = setup(n);
  const AnyPosition* b = other.setup(m);
  if ((a == nullptr) != (b == nullptr)) return false;
  if (a != nullptr && !(*a == *b)) return false;
  return move(n) == other.move(m) && notes(n) == other.notes(m);
}

bool operator==(const PdnTree& a, const PdnTree& b) {
  if (!(a.start_ == b.start_)) return false;
  // Lines can be long, so recursion could overflow the stack.
  std::vector<std::pair<PdnNode, PdnNode>> open = {{PdnNode::Root, PdnNode::Root}};
  while (!open.empty()) {
    auto [n, m] = open.back();
    open.pop_back();
    if (!a.same_node(n, b, m)) return false;
    n = a.first_child(n);
    m = b.first_child(m);
    for (; n != PdnNode::None && m != PdnNode::None; n = a.next_sibling(n), m = b.next_sibling(m))
      open.emplace_back(n, m);
    if (n != m) return false;
  }
  return true;
}

}  // namespace damas
