#include "view/window/review/mistake_collection.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "training/own_mistakes.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/practice.hpp"

namespace damas {

namespace {

constexpr std::size_t most_in_one_go = 20;

int plies_in_common(const Game& a, const Game& b) {
  const int most = std::min(a.last_ply(), b.last_ply());
  int same = 0;
  while (same < most && a.move_from(same) == b.move_from(same))
    ++same;
  return same;
}

}  // namespace

std::vector<Side> own_sides(const PdnHeaders& headers) {
  const std::string_view side = headers.value("DamasSide");
  if (side == "White") return {Side::White};
  if (side == "Black") return {Side::Black};
  // Online games without that tag were only watched, or were kept before it was written. A game
  // against a program was played here, whatever a person has written as its site.
  const bool program =
      headers.value("WhiteType") == "program" || headers.value("BlackType") == "program";
  if (!program && !headers.value("Site").empty()) return {};
  std::vector<Side> sides;
  if (headers.value("WhiteType") == "human") sides.push_back(Side::White);
  if (headers.value("BlackType") == "human") sides.push_back(Side::Black);
  return sides;
}

int collect_mistakes(const Game& game, const analysis::AnalysedGame& found, const Game& played,
                     const PdnHeaders& headers, App& app) {
  const auto today = day_of_today(app);
  if (!today) return 0;
  const int same = plies_in_common(game, played);
  std::vector<training::OwnMistake> mistakes;
  for (const Side side : own_sides(headers)) {
    for (const Mistake& mistake : mistakes_in(game, found, side)) {
      if (mistake.before.ply() >= same) continue;
      mistakes.push_back(
          training::mistake_in(mistake.before, mistake.played, mistake.best, *today));
      mistakes.back().white = headers.value("White");
      mistakes.back().black = headers.value("Black");
      mistakes.back().date = headers.value("Date");
    }
  }
  int added = 0;
  if (mistakes.empty()) return added;
  app.store().mistakes().change([&](training::OwnMistakes& all) {
    for (training::OwnMistake& each : mistakes)
      added += all.add(std::move(each)) ? 1 : 0;
  });
  return added;
}

std::vector<Mistake> due_mistakes(App& app) {
  std::vector<Mistake> mistakes;
  const auto today = day_of_today(app);
  if (!today) return mistakes;
  for (const training::OwnMistake& each : app.store().mistakes().read().due(*today)) {
    if (mistakes.size() == most_in_one_go) break;
    if (auto exercise = training::exercise_of(each))
      mistakes.push_back({std::move(exercise->before), exercise->played, exercise->better,
                          GameTags{each.white, each.black, each.date}});
  }
  return mistakes;
}

std::string about_game(Language language, const Mistake& mistake) {
  std::string text(name(language, mistake.before.variant()));
  if (!mistake.game) return text;
  const auto& [white, black, date] = *mistake.game;
  if (!white.empty() || !black.empty()) {
    const auto named = [language](const std::string& player) {
      return player.empty() ? "?" : player_name(language, player);
    };
    text += " · " + named(white) + " – " + named(black);
  }
  return date.empty() ? text : text + " · " + date;
}

}  // namespace damas
