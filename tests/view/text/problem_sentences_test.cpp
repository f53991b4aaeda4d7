#include "view/text/problem_sentences.hpp"

#include <string>

#include <doctest/doctest.h>

#include "coach/claim.hpp"
#include "core/typed_game.hpp"
#include "problems/made_problems.hpp"
#include "view/text/coach_sentences.hpp"

namespace damas {

namespace {

using problems::Problem;
using problems::Task;

std::string theme_of(const Problem& problem, Language language) {
  return sentence(language, problems::themes_of(problem));
}

}  // namespace

TEST_CASE("The theme of a saved draw goes with the task to draw, never with that to win") {
  Problem problem = problems::shot_of_two();
  for (const Language language : languages) {
    const std::string saved = name(language, problems::Theme::DrawSaved, 0);
    problem.task = Task::Win;
    CHECK(std::string(task_sentence(language, problem)) == tr(language, Text::ProblemWhiteWins));
    CHECK(theme_of(problem, language).find(saved) == std::string::npos);
    problem.task = Task::Draw;
    CHECK(std::string(task_sentence(language, problem)) == tr(language, Text::ProblemWhiteDraws));
    CHECK(theme_of(problem, language).find(saved) != std::string::npos);
  }
}

TEST_CASE("The goal of a solution is told: a new king, the only win, or the only draw") {
  const Problem crowns = problems::from_fen(Variant::Brazilian, "W:Wg7:Ba5,c5", {"g7-h8"});
  CHECK(result_sentence(Language::English, crowns, 0) == "In the end White has a new king.");
  Problem shot = problems::shot_of_two();
  CHECK(result_sentence(Language::English, shot, 0) == "Only this move wins.");
  CHECK(result_sentence(Language::English, shot, 2) == "This move keeps the win.");
  CHECK(result_sentence(Language::Portuguese, shot, 0) == "Só este lance ganha.");
  shot.task = Task::Draw;
  CHECK(result_sentence(Language::English, shot, 0) == "Only this move saves the draw.");
  CHECK(result_sentence(Language::English, shot, 2) == "This move holds the draw.");
}

TEST_CASE("The reason for a move that saves a draw ends with the draw") {
  const auto told = [](const Problem& problem, const std::string& reason) {
    return reason_with_result(Language::English, problem, 0, reason, true);
  };
  Problem shot = problems::shot_of_two();
  CHECK(told(shot, "Because.") == "Because.");
  CHECK(told(shot, "") == "Only this move wins.");
  shot.task = Task::Draw;
  CHECK(told(shot, "Because.") == "Because. Only this move saves the draw.");
  CHECK(told(shot, "") == "Only this move saves the draw.");
  CHECK(reason_with_result(Language::Portuguese, shot, 2, "", false) ==
        "Este lance mantém o empate.");
  const Problem crowns = problems::from_fen(Variant::Brazilian, "W:Wg7:Ba5,c5", {"g7-h8"});
  CHECK(told(crowns, "") == "In the end White has a new king.");
}

TEST_CASE("A reason that shows no win by itself goes on with the win") {
  const Problem shot = problems::shot_of_two();
  CHECK(reason_with_result(Language::English, shot, 0, "White takes one man.", false) ==
        "White takes one man. Only this move wins.");
  CHECK(reason_with_result(Language::English, shot, 0, "White takes one man.", true) ==
        "White takes one man.");
  CHECK(reason_with_result(Language::English, shot, 2, "White takes two men.", false) ==
        "White takes two men.");
}

TEST_CASE("The answer to a wrong move is not told again beside a reason that names it") {
  const training::Remark wrong{training::Remark::Kind::Refuted, "b2-a3", "d4-e3"};
  Problem problem = problems::shot_of_two();
  const auto said = [&](bool reason_tells_answer) {
    return sentence(Language::English, wrong, problem, reason_tells_answer);
  };
  CHECK(said(false) == "b2-a3 does not win. Black answers d4-e3. Try another move.");
  CHECK(said(true) == "b2-a3 does not win. Try another move.");
  problem.task = Task::Draw;
  CHECK(said(true) == "b2-a3 loses. Try another move.");
}

TEST_CASE("A reason tells an answer if its line has it, not if its words contain the answer's") {
  const Game before = test::game_from("W:WK30:BK6", Variant::English);
  const Move tried = test::legal_move(before, "30-26");
  Game after = before;
  after.play(tried);
  const Move far = test::legal_move(after, "6-10");
  const Move corner = test::legal_move(after, "6-1");
  const std::vector<coach::Claim> claims = {
      coach::TableEnding{Side::Black, std::nullopt},
      coach::Worth{-300, {tried, far}, std::nullopt, 0},
  };
  CHECK(sentences(Language::English, claims, before).find("6-1") != std::string::npos);
  CHECK_FALSE(coach::has_answer(claims, corner));
  CHECK(coach::has_answer(claims, far));
  CHECK_FALSE(coach::has_answer(claims, tried));
  CHECK_FALSE(coach::has_answer({claims.front()}, far));
  CHECK_FALSE(coach::has_answer({}, far));
}

TEST_CASE("The rating is told after some problems, and with its margin before it is certain") {
  training::VariantProgress progress;
  const auto told = [&](std::optional<int> change = {}) {
    return rating_sentence(Language::English, progress, change);
  };
  CHECK(told() == "Your rating appears after 10 more problems.");
  progress.rating = {705, 290, 0.06};
  progress.tried = {{1, false}, {2, false}};
  CHECK(told(-125) == "Your rating appears after 8 more problems.");
  for (training::ProblemId id = 3; id <= 9; ++id)
    progress.tried[id] = true;
  CHECK(told() == "Your rating appears after 1 more problem.");
  progress.tried[10] = true;
  progress.rating = {812, 148, 0.06};
  CHECK(told(-20) == "Your rating: about 812, give or take 150");
  progress.rating.deviation = 80;
  CHECK(told() == "Your rating: 812");
  CHECK(told(-20) == "Your rating: 812 (−20)");
  CHECK(told(9) == "Your rating: 812 (+9)");
}

TEST_CASE("A solution is numbered like a game") {
  CHECK(line_text(problems::shot_of_two()) == "1. b2-c3 d4xb2 2. a1xa5");
}

}  // namespace damas
