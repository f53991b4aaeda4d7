#include "view/window/frame/practice.hpp"

#include <algorithm>

#include "puzzle/daily.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"

namespace damas {

std::optional<training::Day> day_of_today(const App& app) {
  if (!app.desktop().today) return std::nullopt;
  std::string today = app.desktop().today();
  std::replace(today.begin(), today.end(), '.', '-');
  const auto date = puzzle::date_from_text(today);
  return date ? std::optional(puzzle::days_of(*date)) : std::nullopt;
}

std::string own_mistakes_label(App& app) {
  const auto today = day_of_today(app);
  const std::size_t due = today ? app.store().mistakes().read().due(*today).size() : 0;
  return due == 0 ? std::string(app.tr(Text::OwnMistakesNoneDue))
                  : app.tr(Text::OwnMistakesDue, static_cast<int>(due));
}

std::string next_own_mistake(App& app) {
  const auto today = day_of_today(app);
  const auto next = app.store().mistakes().read().next_due();
  if (!today || !next) return std::string(app.tr(Text::OwnMistakesNone));
  const training::Day days = *next - *today;
  if (days <= 0) return std::string(app.tr(Text::OwnMistakesMore));
  if (days == 1) return std::string(app.tr(Text::OwnMistakesTomorrow));
  return counted(app.language(), static_cast<int>(days), Counted::OwnMistakesNext);
}

std::string openings_label(App& app) {
  const auto today = day_of_today(app);
  const int due = today ? app.store().opening_cards().read().due(*today) : 0;
  return due == 0 ? std::string(app.tr(Text::OpeningsTitle)) : app.tr(Text::OpeningsDue, due);
}

}  // namespace damas
