#include "view/text/problem_sentences.hpp"

#include <string>

#include <doctest/doctest.h>

#include "problems/made_problems.hpp"

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

TEST_CASE("A solution is numbered like a game") {
  CHECK(line_text(problems::shot_of_two()) == "1. b2-c3 d4xb2 2. a1xa5");
}

}  // namespace damas
