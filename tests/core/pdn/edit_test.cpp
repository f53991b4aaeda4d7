#include "core/pdn/edit.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

struct Edited {
  PdnGame game = read_pdn(
      "[GameType \"26\"] 1. c3-d4 d6-c5 ({why not} 1... f6-g5 2. b2-c3 "
      "(2. d2-c3)) 2. b2-c3 *")[0];
  PdnTree& tree = game.tree;
  PdnNode first = tree.main_line()[0];
  PdnNode variation = tree.children(first)[1];
  PdnNode nested = tree.children(variation)[1];

  // The text of the moves without the tags.
  std::string text() const {
    const std::string all = write_pdn(game);
    return all.substr(all.find("\n\n") + 2);
  }
};

}  // namespace

TEST_CASE_FIXTURE(Edited, "An existing move is found, and a new one becomes a variation") {
  CHECK(play_move(tree, PdnNode::Root, tree.move(first)) == first);
  MoveList moves;
  compiled_rules(Variant::Brazilian).legal_moves(tree.start(), moves);
  for (const Move& m : moves)
    CHECK(play_move(tree, PdnNode::Root, m));
  CHECK(static_cast<int>(tree.children(PdnNode::Root).size()) == moves.size());
  CHECK(tree.main_line()[0] == first);
  CHECK_FALSE(play_move(tree, first, tree.move(first)));
}

TEST_CASE_FIXTURE(Edited, "A promoted variation changes places with its line") {
  CHECK(is_main_line(tree, first));
  CHECK_FALSE(is_main_line(tree, nested));
  CHECK(promote_variation(tree, variation));
  CHECK(text() == "1. c3-d4 f6-g5 {why not} (1... d6-c5 2. b2-c3) 2. b2-c3 (2. d2-c3) *\n");
  CHECK_FALSE(promote_variation(tree, variation));
}

TEST_CASE_FIXTURE(Edited, "A nested variation becomes the main line at once") {
  promote_to_main_line(tree, nested);
  CHECK(is_main_line(tree, nested));
  CHECK(tree.main_line().back() == nested);
}

TEST_CASE_FIXTURE(Edited, "Deleting a node also deletes everything after it") {
  CHECK(delete_from(tree, nested) == variation);
  CHECK(text() == "1. c3-d4 d6-c5 ({why not} 1... f6-g5 2. b2-c3) 2. b2-c3 *\n");
  CHECK(delete_variation(tree, tree.first_child(variation)) == first);
  CHECK(text() == "1. c3-d4 d6-c5 2. b2-c3 *\n");
  CHECK(delete_variation(tree, first) == first);
  CHECK(delete_from(tree, PdnNode::Root) == PdnNode::Root);
  CHECK(text() == "*\n");
}

TEST_CASE_FIXTURE(Edited, "Comments and judgements are replaced") {
  set_comment(tree, first, "  good\n move ");
  set_judgement(tree, first, 1);
  set_judgement(tree, first, 4);
  CHECK(tree.notes(first) == PdnNotes{"", "good move", {4}});
  set_comment(tree, first, "");
  set_judgement(tree, first, 0);
  CHECK(tree.notes(first).empty());
}

TEST_CASE_FIXTURE(Edited, "Steps lead to the ends of lines") {
  CHECK(next_node(tree, PdnNode::Root) == first);
  CHECK(last_node_of_line(tree, PdnNode::Root) == tree.main_line().back());
  CHECK(next_node(tree, tree.main_line().back()) == PdnNode::None);
  CHECK(variation_begin(tree, tree.first_child(variation)) == variation);
}

}  // namespace damas
