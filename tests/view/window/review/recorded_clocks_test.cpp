#include "view/window/review/recorded_clocks.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas::test {

namespace {

PdnTree tree_of(const std::string& moves) {
  auto games = read_pdn("[GameType \"26\"]\n" + moves + " *");
  REQUIRE(games.size() == 1);
  REQUIRE(games.front().is_whole());
  return games.front().tree;
}

// After that many moves of the main line.
std::string told(const std::string& moves, std::size_t plies,
                 Language language = Language::English) {
  const PdnTree tree = tree_of(moves);
  const PdnNode node = plies == 0 ? PdnNode::Root : tree.main_line()[plies - 1];
  return text_of(language, clocks_at(tree, node, plies % 2 == 0 ? Side::White : Side::Black));
}

std::string beside_first(const std::string& moves) {
  const PdnTree tree = tree_of(moves);
  return short_clock(tree.notes(tree.main_line().front()), Side::White);
}

}  // namespace

TEST_CASE("the last known times of both clocks are shown at every move") {
  const std::string moves =
      "1. c3-d4 {[%clk 0:04:58]} b6-a5 {[%clk 0:04:51]} 2. d4-c5 {[%clk 0:04:40]} d6xb4";
  CHECK(told(moves, 0).empty());
  CHECK(told(moves, 1) == "White 4:58");
  CHECK(told(moves, 2) == "White 4:58 · Black 4:51");
  CHECK(told(moves, 3) == "White 4:40 · Black 4:51");
  CHECK(told(moves, 4) == "White 4:40 · Black 4:51");
  CHECK(told(moves, 2, Language::Portuguese) == "Brancas 4:58 · Pretas 4:51");
}

TEST_CASE("a command may name the sides, as PDN 3.0 does") {
  const std::string moves = "1. c3-d4 {[%clock w0:03:00 B0:02:30]} b6-a5";
  CHECK(told(moves, 1) == "White 3:00 · Black 2:30");
  CHECK(beside_first(moves) == "3:00");
}

TEST_CASE("the time of a move is shown at that move only") {
  const std::string moves = "1. c3-d4 {[%emt 0:00:07]} b6-a5 {[%emt 0:01:05]}";
  CHECK(told(moves, 1) == "this move 0:07");
  CHECK(told(moves, 2) == "this move 1:05");
  CHECK(beside_first(moves) == "+0:07");
}

TEST_CASE("a clock that counts up shows the time used") {
  CHECK(told("1. c3-d4 {[%mct 0:10:00]}", 1) == "White 10:00 used");
  CHECK(told("1. c3-d4 {[%egt 0:10:00]}", 1, Language::Portuguese) == "Brancas 10:00 gastos");
}

TEST_CASE("of several times a list shows the time left") {
  CHECK(beside_first("1. c3-d4 {[%emt 0:00:07] [%clk 0:04:58]}") == "4:58");
  CHECK(beside_first("1. c3-d4 {a word}").empty());
}

}  // namespace damas::test
