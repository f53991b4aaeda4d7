#include "view/text/problem_sentences.hpp"

#include "core/notation.hpp"
#include "view/text/names.hpp"

namespace damas {

const char* task_sentence(Language language, const problems::Problem& problem) {
  const bool white = problem.solver() == Side::White;
  if (problem.task == problems::Task::Win)
    return tr(language, white ? Text::ProblemWhiteWins : Text::ProblemBlackWins);
  return tr(language, white ? Text::ProblemWhiteDraws : Text::ProblemBlackDraws);
}

std::string name(Language language, problems::Theme theme, int shot) {
  if (theme == problems::Theme::Shot)
    return tr(language, Text::ThemeShot, number_word(language, shot));
  return tr(language,
            static_cast<Text>(static_cast<int>(Text::ThemeShot) + static_cast<int>(theme)));
}

std::string sentence(Language language, const problems::Themes& themes) {
  if (themes.list.empty()) return tr(language, Text::ProblemNoTheme);
  std::string names;
  for (const problems::Theme theme : themes.list)
    names += (names.empty() ? "" : ", ") + name(language, theme, themes.shot);
  return tr(language, Text::ProblemThemes, names);
}

std::string line_text(const problems::Problem& problem) {
  Game game(problem.start);
  std::string text;
  for (const Move& m : problem.line) {
    if (game.ply() % 2 == 0)
      text += (text.empty() ? "" : " ") + std::to_string(game.ply() / 2 + 1) + ".";
    text += " " + to_text(game, m);
    game.play(m);
  }
  return text;
}

}  // namespace damas
