#include "view/window/review/document_edits.hpp"

#include <doctest/doctest.h>

#include "core/pdn/edit.hpp"
#include "core/pdn/reader.hpp"

namespace damas::test {

namespace {

// A game with a variation of Black's first move, at the node of that move in the variation.
ReviewDocument in_variation() {
  auto games = read_pdn("[GameType \"26\"]\n1. c3-d4 {[%clk 0:04:00] good} b6-a5 (1... d6-e5) *");
  REQUIRE(games.size() == 1);
  REQUIRE(games.front().is_whole());
  ReviewDocument document(games.front());
  const PdnNode first = document.tree().main_line().front();
  document.go_to(document.tree().children(first).back());
  return document;
}

}  // namespace

TEST_CASE("a comment keeps what programs have written, and is not edited if it is the same") {
  ReviewDocument document = in_variation();
  document.go_to(document.tree().main_line().front());
  CHECK(edits::comment(document, "good") == Edited::Nothing);
  CHECK_FALSE(document.changed());
  CHECK(edits::comment(document, "better") == Edited::Notes);
  const std::string& after = document.tree().notes(document.node()).after;
  CHECK(after.find("[%clk 0:04:00]") != std::string::npos);
  CHECK(after.find("better") != std::string::npos);
  CHECK(edits::undo(document) == Edited::Position);
  CHECK(edits::undo(document) == Edited::Nothing);
  CHECK(edits::redo(document) == Edited::Position);
  CHECK(document.tree().notes(document.node()).after.find("better") != std::string::npos);
}

TEST_CASE("the same judgement again is removed") {
  ReviewDocument document = in_variation();
  CHECK(edits::judgement_of(document) == 0);
  CHECK(edits::judge(document, 2) == Edited::Notes);
  CHECK(edits::judgement_of(document) == 2);
  CHECK(edits::judge(document, 2) == Edited::Notes);
  CHECK(edits::judgement_of(document) == 0);
}

TEST_CASE("a variation becomes the main line once") {
  ReviewDocument document = in_variation();
  const PdnNode node = document.node();
  CHECK(edits::make_main_line(document) == Edited::Order);
  CHECK(document.node() == node);
  CHECK(is_main_line(document.tree(), node));
  CHECK(edits::make_main_line(document) == Edited::Nothing);
  CHECK(edits::promote(document) == Edited::Nothing);
}

TEST_CASE("deleting leads to the move before, and the root cannot be deleted") {
  ReviewDocument document = in_variation();
  const PdnNode before = document.tree().parent(document.node());
  CHECK(edits::delete_from_here(document) == Edited::Position);
  CHECK(document.node() == before);
  CHECK(document.tree().children(before).size() == 1);
  document.go_to(PdnNode::Root);
  CHECK(edits::delete_from_here(document) == Edited::Nothing);
}

TEST_CASE("equal headers are no edit") {
  ReviewDocument document = in_variation();
  const PdnHeaders headers = document.game().headers;
  const PdnResult result = document.game().result;
  CHECK(edits::set_headers(document, headers, result) == Edited::Nothing);
  CHECK_FALSE(document.changed());
}

}  // namespace damas::test
