#include "view/window/problems/problem_help.hpp"

#include "view/text/problem_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/coach_endings.hpp"

namespace damas {

namespace {

HintSteps::Solution solution_from(const problems::Problem& problem, int ply) {
  return {coach::Line(problem.line.begin() + ply, problem.line.end()),
          problem.task == problems::Task::Win};
}

// The first move of a win may only exchange; the end of its line then tells more.
coach::KnownEndings endings_of_solution(const problems::Problem& problem, App& app) {
  return coach_endings(problems::game_after(problem, static_cast<int>(problem.line.size())), app);
}

}  // namespace

void ProblemHelp::clear() {
  theme_shown_ = false;
  hint_.clear();
}

void ProblemHelp::hint(const training::Attempt& attempt, App& app) {
  if (hint_.further()) return;
  const problems::Problem& problem = attempt.problem();
  const Game& game = attempt.game();
  hint_.start(game, solution_from(problem, game.ply()), app.engine_options(),
              endings_of_solution(problem, app));
}

void ProblemHelp::explain(const problems::Problem& problem, App& app) {
  hint_.explain(Game(problem.start), solution_from(problem, 0), app.engine_options(),
                endings_of_solution(problem, app));
}

std::string ProblemHelp::sentence(Language language) const {
  return hint_.active() ? hint_.sentence(language) : std::string();
}

std::string ProblemHelp::why_right(const training::Attempt& attempt, Language language) const {
  if (!hint_.explained()) return {};
  const int ply = attempt.over() ? 0 : attempt.game().ply();
  return reason_with_result(language, attempt.problem(), ply, hint_.reason(language),
                            hint_.shows_win());
}

}  // namespace damas
