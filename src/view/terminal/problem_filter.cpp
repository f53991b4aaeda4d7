#include "view/terminal/problem_filter.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "problems/themes.hpp"
#include "view/text/names.hpp"
#include "view/text/problem_sentences.hpp"

namespace damas::terminal {

namespace {

// The only theme whose problems do not ask for a win says so.
std::string theme_row(Language language, problems::Theme theme) {
  if (theme == problems::Theme::Shot) return tr(language, Text::ProblemAnyShot);
  const std::string row = name(language, theme, 0);
  if (theme != problems::Theme::DrawSaved) return row;
  return row + " - " + tr(language, Text::ProblemDrawGoal);
}

// The themes of problems of that degree: a theme without a problem is not offered.
std::vector<problems::Theme> themes_of(const training::Session& session, training::Degree degree) {
  std::vector<problems::Theme> found;
  for (const problems::Theme theme : problems::all_themes) {
    if (session.fitting({degree, theme, false}) > 0) found.push_back(theme);
  }
  return found;
}

// The last row stands for the favourites.
std::variant<training::Filter, Leave> choose_theme(Console& console,
                                                   const training::Session& session,
                                                   training::Degree degree) {
  const Language language = console.language();
  const std::vector<problems::Theme> themes = themes_of(session, degree);
  std::vector<std::string> rows = {tr(language, Text::ProblemAnyTheme)};
  for (const problems::Theme theme : themes)
    rows.push_back(theme_row(language, theme));
  rows.emplace_back(tr(language, Text::ProblemFavouritesOnly));
  const training::Filter& present = session.filter();
  int proposed = 1;
  const auto at = std::find(themes.begin(), themes.end(), present.theme);
  if (at != themes.end()) proposed = static_cast<int>(at - themes.begin()) + 2;
  if (present.favourites) proposed = static_cast<int>(rows.size());
  const auto chosen = console.choose(tr(language, Text::ProblemChoose), rows, proposed);
  if (const Leave* const leave = std::get_if<Leave>(&chosen)) return *leave;
  const auto row = static_cast<std::size_t>(std::get<int>(chosen) - 1);
  training::Filter filter{degree, std::nullopt, row + 1 == rows.size()};
  if (row > 0 && !filter.favourites) filter.theme = themes[row - 1];
  return filter;
}

}  // namespace

std::variant<training::Filter, Leave> ask_problem_filter(Console& console,
                                                         const training::Session& session) {
  const Language language = console.language();
  // In the order of training::Degree.
  const std::vector<std::string> degrees = {
      tr(language, Text::ProblemSuited), tr(language, Text::PuzzleEasy),
      tr(language, Text::PuzzleMedium), tr(language, Text::PuzzleHard)};
  int present = static_cast<int>(session.filter().degree) + 1;
  while (true) {
    const auto degree = console.choose(tr(language, Text::ProblemDegree), degrees, present);
    if (const Leave* const leave = std::get_if<Leave>(&degree)) return *leave;
    present = std::get<int>(degree);
    auto filter = choose_theme(console, session, static_cast<training::Degree>(present - 1));
    const Leave* const leave = std::get_if<Leave>(&filter);
    if (leave == nullptr || *leave != Leave::Menu) return filter;
  }
}

}  // namespace damas::terminal
