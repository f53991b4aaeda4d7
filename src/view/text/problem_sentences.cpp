#include "view/text/problem_sentences.hpp"

#include <cstdlib>

#include "core/notation.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"

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

std::string sentence(Language language, const training::Remark& remark,
                     const problems::Problem& problem, bool reason_tells_answer) {
  using What = training::Remark::Kind;
  const bool win = problem.task == problems::Task::Win;
  const auto defence = [&] { return begins_sentence(language, opponent(problem.solver())); };
  switch (remark.kind) {
    case What::None:
      return {};
    case What::Right:
      return tr(language, Text::ProblemRight, defence(), remark.reply);
    case What::Solved:
      return tr(language, Text::ProblemSolved, line_text(problem));
    case What::AlsoGood:
      return tr(language, win ? Text::ProblemAlsoWins : Text::ProblemAlsoHolds, remark.tried,
                line_text(problem));
    case What::Refuted:
      if (reason_tells_answer)
        return tr(language, win ? Text::ProblemDoesNotWinShort : Text::ProblemLosesShort,
                  remark.tried);
      return tr(language, win ? Text::ProblemDoesNotWin : Text::ProblemLoses, remark.tried,
                defence(), remark.reply);
    case What::EndsBadly:
      return tr(language, Text::ProblemEndsBadly, remark.tried);
    case What::Shown:
      return tr(language, Text::ProblemSolution, line_text(problem));
  }
  return {};
}

std::string uncounted_sentence(Language language, const training::Session& session) {
  const training::Attempt& attempt = session.attempt();
  const bool in_rush = session.mode() == training::Session::Mode::Rush;
  const bool counts = in_rush || attempt.first_try() != false;
  if (!attempt.solved() || counts) return {};
  return tr(language,
            attempt.mistakes() > 0 ? Text::ProblemSolvedLate : Text::ProblemSolvedWithHelp);
}

std::string rating_sentence(Language language, const training::VariantProgress& progress,
                            std::optional<int> change) {
  const int shown = rating::shown(progress.rating);
  switch (training::told_rating(progress)) {
    case training::ToldRating::Later:
      return counted(language, training::tries_left_to_rating(progress),
                     Counted::ProblemRatingLater);
    case training::ToldRating::Guess:
      return tr(language, Text::ProblemRatingGuess, shown, rating::shown_margin(progress.rating));
    case training::ToldRating::Certain:
      break;
  }
  if (!change) return tr(language, Text::ProblemRating, shown);
  const std::string sign = *change < 0 ? "−" : "+";
  return tr(language, Text::ProblemRatingChanged, shown, sign + std::to_string(std::abs(*change)));
}

std::vector<std::string> results(Language language, const training::Session& session) {
  const training::VariantProgress& progress = session.progress();
  const std::string rating = rating_sentence(language, progress, session.rating_change());
  const std::string streak =
      tr(language, Text::ProblemStreak, progress.streak, progress.best_streak);
  const std::string solved = tr(language, Text::ProblemsSolvedOf, progress.solved(),
                                static_cast<int>(progress.tried.size()));
  return {rating, streak + " · " + solved};
}

std::string daily_sentence(Language language, const training::Session& session) {
  const auto day = session.day();
  return day && session.has_done_daily(*day) ? tr(language, Text::ProblemOfDayDone) : "";
}

std::string result_sentence(Language language, const problems::Problem& problem, int ply) {
  const Game end = problems::game_after(problem, static_cast<int>(problem.line.size()));
  if (const auto outcome = end.outcome()) return sentence(language, *outcome, end);
  if (problem.task == problems::Task::Draw)
    return tr(language, ply == 0 ? Text::ProblemOnlyDraw : Text::ProblemHoldsDraw);
  const auto kings = [&](const Game& game) {
    return game.material().kings[index(problem.solver())];
  };
  if (kings(end) > kings(problems::game_after(problem, ply)))
    return tr(language, Text::ProblemMakesKing, in_sentence(language, problem.solver()));
  // Later in the line another square may end the same capture as well.
  return tr(language, ply == 0 ? Text::ProblemOnlyWin : Text::ProblemKeepsWin);
}

std::string reason_with_result(Language language, const problems::Problem& problem, int ply,
                               const std::string& reason, bool shows_win) {
  if (reason.empty()) return result_sentence(language, problem, ply);
  if (problem.task == problems::Task::Draw)
    return reason + " " + result_sentence(language, problem, ply);
  if (shows_win || ply > 0) return reason;
  return reason + " " + tr(language, Text::ProblemOnlyWin);
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
