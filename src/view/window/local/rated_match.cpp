#include "view/window/local/rated_match.hpp"

#include <cstdlib>
#include <optional>
#include <string>
#include <variant>

#include "match/match.hpp"
#include "match/speaker.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"

namespace damas {

namespace {

// In a match with one person.
Side side_of_person(const Match& match) {
  return is_human(match.setup().player(Side::White)) ? Side::White : Side::Black;
}

void tell_change(int rating, int change, App& app) {
  const std::string sign = change < 0 ? "\u2212" : "+";
  app.notify(app.tr(Text::RatingChanged, rating, sign + std::to_string(std::abs(change))));
}

}  // namespace

// Games from a position that was set up are not rated. One that was drawn by lot is.
const Computer* rated_opponent(const Match& match) {
  const MatchSetup& setup = match.setup();
  const bool set_up = setup.start && setup.drawn_plies == 0;
  if (persons(setup) != 1 || set_up) return nullptr;
  return std::get_if<Computer>(&setup.player(opponent(side_of_person(match))));
}

void rate_match(const Match& match, const Computer& opponent, std::uint64_t id, App& app) {
  const std::optional<Side> winner = match.outcome()->winner;
  const double result = !winner ? 0.5 : *winner == side_of_person(match) ? 1 : 0;
  PersonRating rating = app.preferences().rating;
  const PersonRating before = rating;
  const int change = rating.add(id, opponent.level, match.game().shape(), result);
  if (rating == before) return;
  app.change_preferences([&](Preferences& p) { p.rating = rating; });
  const auto& today = app.desktop().today;
  app.store().ratings().change([&](RatingHistory& all) {
    all.note({today ? today() : std::string(), rating.games(), rating.rating()});
  });
  if (app.preferences().new_game.adapts) tell_change(rating.rating(), change, app);
}

}  // namespace damas
