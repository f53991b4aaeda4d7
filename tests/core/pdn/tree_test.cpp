#include "core/pdn/tree.hpp"

#include <doctest/doctest.h>

#include "core/variant_rules.hpp"

namespace damas {

namespace {

MoveList& first_moves() {
  static MoveList moves;
  if (moves.empty()) compiled_rules(Variant::Brazilian).legal_moves(start_of({}), moves);
  return moves;
}

using Nodes = std::vector<PdnNode>;

}  // namespace

TEST_CASE("Children keep the order in which they were added") {
  PdnTree tree;
  const PdnNode a = tree.add(PdnNode::Root, first_moves()[0]);
  const PdnNode b = tree.add(PdnNode::Root, first_moves()[1]);
  const PdnNode c = tree.add(PdnNode::Root, first_moves()[2]);
  CHECK(tree.children(PdnNode::Root) == Nodes{a, b, c});
  CHECK(tree.main_line() == Nodes{a});
  CHECK(tree.line_to(c) == Nodes{c});
  CHECK(tree.ply_count() == 1);
}

TEST_CASE("Variations can be moved up, made the main line, and removed") {
  PdnTree tree;
  const PdnNode a = tree.add(PdnNode::Root, first_moves()[0]);
  const PdnNode b = tree.add(PdnNode::Root, first_moves()[1]);
  const PdnNode c = tree.add(PdnNode::Root, first_moves()[2]);
  tree.move_up(c);
  CHECK(tree.children(PdnNode::Root) == Nodes{a, c, b});
  tree.make_first(b);
  CHECK(tree.children(PdnNode::Root) == Nodes{b, a, c});
  tree.move_up(b);
  CHECK(tree.children(PdnNode::Root) == Nodes{b, a, c});
  tree.remove(c);
  CHECK(tree.children(PdnNode::Root) == Nodes{b, a});
  tree.remove(b);
  tree.remove(a);
  CHECK(tree.children(PdnNode::Root).empty());
  const PdnNode d = tree.add(PdnNode::Root, first_moves()[3]);
  CHECK(tree.children(PdnNode::Root) == Nodes{d});
}

TEST_CASE("Trees are compared by content, not by the identifiers of nodes") {
  PdnTree one;
  one.add(PdnNode::Root, first_moves()[0]);
  one.add(PdnNode::Root, first_moves()[1]);
  PdnTree other;
  other.add(PdnNode::Root, first_moves()[1]);
  CHECK_FALSE(one == other);
  const PdnNode n = other.add(PdnNode::Root, first_moves()[0]);
  CHECK_FALSE(one == other);
  other.make_first(n);
  CHECK(one == other);
  other.set_notes(n, {"", "note", {}});
  CHECK_FALSE(one == other);
  other.set_notes(n, {});
  CHECK(one == other);
}

TEST_CASE("Positions are those after the moves, or those that were set up") {
  PdnTree tree;
  const PdnNode a = tree.add(PdnNode::Root, first_moves()[0]);
  CHECK(tree.position_at(a) == after(tree.start(), first_moves()[0]));
  const PdnNode setup = tree.add_setup(a, start_of(Variant::Brazilian));
  CHECK(tree.position_at(setup) == tree.start());
  CHECK(tree.ply_count() == 1);
  CHECK(tree.ply_of(tree.add(setup, first_moves()[1])) == 1);
}

}  // namespace damas
