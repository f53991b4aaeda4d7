#include "problems/themes.hpp"

#include <string>

#include "problems/made_problems.hpp"

namespace damas::problems {

namespace {

std::string names(const Problem& problem) {
  std::string all;
  for (const Theme theme : themes_of(problem).list)
    all += (all.empty() ? "" : " ") + std::string(id(theme));
  return all;
}

}  // namespace

TEST_CASE("a capture of several pieces after a sacrifice is a shot") {
  CHECK(themes_of(shot_of_two()).shot == 2);
  CHECK(themes_of(shot_of_two()).has(Theme::Shot));
}

TEST_CASE("a capture of several pieces without a sacrifice is no shot") {
  const Problem problem = problem_of(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      b . . . . . b .
      . . . . . . . .
      . . b . . . b .
      . . . . . . . w
      . . b . . . . .
      . w . . . . . .
      w . . . . . . . )"),
                                     {"b2xb6"});
  CHECK(themes_of(problem).shot == 0);
  CHECK_FALSE(themes_of(problem).has(Theme::Shot));
}

TEST_CASE("the majority rule forces where a smaller capture would be there") {
  const std::string_view fen = "B:We5,f4,a3,d2:Bb6,d6,h6,h4";
  CHECK(names(from_fen(Variant::Brazilian, fen, {"h6-g5", "e5xa5", "g5xc1"})) ==
        "shot majority breakthrough");
}

TEST_CASE("a captured king is a king trap") {
  const auto line = {std::string_view("b8-h2"), std::string_view("c1xf4"),
                     std::string_view("h2xe5")};
  CHECK(names(from_fen(Variant::Brazilian, "W:WKb8,a7,e3:Bh6,g5,Kc1", line)) ==
        "king-trap endgame");
}

TEST_CASE("a new king of the solver is a breakthrough") {
  const auto line = {std::string_view("c3-b4"), std::string_view("a3xc5"),
                     std::string_view("d4xd8")};
  CHECK(names(from_fen(Variant::Brazilian, "W:Wa7,a5,d4,c3,e3:Bb8,c7,h4,a3,g3", line)) ==
        "shot breakthrough");
}

TEST_CASE("a quiet move after which every move loses a piece is zugzwang") {
  CHECK(names(from_fen(Variant::Brazilian, "W:Wb2:Ba5", {"b2-c3", "a5-b4", "c3xa5"})) ==
        "zugzwang endgame");
  // Here Black can wait.
  CHECK(names(from_fen(Variant::Brazilian, "W:Wb2:Ba5,h8", {"b2-c3", "a5-b4", "c3xa5"})) ==
        "endgame");
}

TEST_CASE("pieces without a move at the end are a blockade") {
  CHECK(names(from_fen(Variant::Brazilian, "W:Wa1,c1:Ba3", {"a1-b2"})) == "blockade endgame");
}

TEST_CASE("a king that goes to the longest diagonal against kings is the main road") {
  CHECK(names(from_fen(Variant::Brazilian, "W:WKd2:BKb8", {"d2-c3"})) == "main-road endgame");
  CHECK(names(from_fen(Variant::Brazilian, "W:WKd2:BKb8", {"d2-e3"})) == "endgame");
  CHECK(names(from_fen(Variant::Brazilian, "W:WKd2:BKb8,a7", {"d2-c3"})) == "endgame");
}

TEST_CASE("kings that move one square have no main road") {
  CHECK(names(from_fen(Variant::Brazilian, "W:WKc1:BKb8", {"c1-b2"})) == "main-road endgame");
  CHECK(names(from_fen(Variant::English, "W:WK30:BK1", {"c1-b2"})) == "endgame");
  CHECK(names(from_fen(Variant::Italian, "W:WK31:BK2", {"f1-g2"})) == "endgame");
}

TEST_CASE("few pieces are an endgame, and a task to draw is a saved draw") {
  Problem problem = shot_of_two();
  CHECK(names(problem) == "shot endgame");
  problem.task = Task::Draw;
  CHECK(names(problem) == "shot endgame draw");
}

}  // namespace damas::problems
