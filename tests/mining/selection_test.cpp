#include "mining/selection.hpp"

#include "problems/made_problems.hpp"

namespace damas::mining {

namespace {

using problems::from_fen;
using problems::Problem;
using problems::shot_of_two;

Problem with(Problem problem, int difficulty) {
  problem.difficulty = difficulty;
  return problem;
}

// Not constants, because doctest's checks work in test cases only.
Problem zugzwang() {
  return with(from_fen(Variant::Brazilian, "W:Wb2:Ba5", {"b2-c3", "a5-b4", "c3xa5"}), 5);
}
Problem blockade() {
  return with(from_fen(Variant::Brazilian, "W:Wa1,c1:Ba3", {"a1-b2"}), 40);
}

}  // namespace

TEST_CASE("the easiest come first, and none twice") {
  const auto chosen = select({shot_of_two(), blockade(), zugzwang(), shot_of_two()}, 10);
  CHECK(chosen == std::vector<Problem>{zugzwang(), shot_of_two(), blockade()});
}

TEST_CASE("a frequent theme does not displace the others") {
  std::vector<Problem> found;
  found.push_back(with(from_fen(Variant::Brazilian, "W:WKd2:BKb8,a5", {"d2-g5"}), 10));
  found.push_back(with(from_fen(Variant::Brazilian, "W:WKd2:BKb8,b6", {"d2-c1"}), 10));
  found.push_back(with(from_fen(Variant::Brazilian, "W:WKd2:BKb8,c5", {"d2-e3"}), 10));
  REQUIRE(select(found, 10).size() == 3);
  found.push_back(zugzwang());
  const auto chosen = select(found, 2);
  REQUIRE(chosen.size() == 2);
  CHECK(chosen.front() == zugzwang());
}

TEST_CASE("a single move without a theme is not chosen") {
  const Problem plain =
      from_fen(Variant::Brazilian, "W:Wc3,b2,a1,c1,d2,e1:Bb8,a7,d8,c7,f8", {"c3-d4"});
  CHECK(select({plain, zugzwang()}, 10) == std::vector<Problem>{zugzwang()});
}

TEST_CASE("nothing is chosen from nothing, and nothing if none is wanted") {
  CHECK(select({}, 5).empty());
  CHECK(select({zugzwang()}, 0).empty());
}

}  // namespace damas::mining
