#include "view/window/local/next_match.hpp"

#include <utility>
#include <variant>

#include "match/speaker.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/drawn_opening.hpp"

namespace damas {

namespace {

// The moves of `opening` were drawn by lot.
Match match_after(MatchSetup setup, const PlayedOpening& opening, const App& app) {
  setup.start = opening.start;
  setup.drawn_plies = static_cast<int>(opening.moves.size());
  Game game(setup.start.value_or(start_of(setup.variant)), setup.draw_table);
  for (const Move& move : opening.moves)
    game.play(move);
  return Match(setup, MatchProgress{std::move(game)}, app.engine_options());
}

// No moves if the variant has no list, or if a page has not fetched it yet.
PlayedOpening drawn_opening(Variant variant, App& app) {
  DrawnOpening drawn;
  if (!DrawnOpening::possible(variant, app)) return {};
  if (app.preferences().new_game.eleven_men && DrawnOpening::has_eleven_men(variant))
    return DrawnOpening::draw_eleven_men(app);
  drawn.ask_for(variant, app);
  return drawn.ready() ? drawn.draw(app) : PlayedOpening{};
}

}  // namespace

Match chosen_match(const NewGameChoice& choice, const std::optional<AnyPosition>& start,
                   const std::vector<Move>& opening, App& app) {
  NewGameChoice suited = choice;
  if (choice.adapts && choice.opponent == Opponent::Computer)
    suited.level = app.preferences().rating.level();
  MatchSetup setup = setup_of(suited, app.next_seed());
  setup.id = app.new_match_id();
  return match_after(setup, PlayedOpening{start, opening}, app);
}

Match rematch_of(const Match& last, App& app) {
  MatchSetup setup = last.setup();
  setup.seed = app.next_seed();
  setup.id = app.new_match_id();
  std::swap(setup.players[0], setup.players[1]);
  if (app.preferences().new_game.adapts && persons(setup) == 1) {
    for (Player& player : setup.players) {
      if (auto* const machine = std::get_if<Computer>(&player))
        machine->level = app.preferences().rating.level();
    }
  }
  // A start with drawn moves is that of an eleven-man ballot, which belongs to the last game only.
  if (setup.drawn_plies > 0) setup.start.reset();
  const bool drawn = app.preferences().new_game.ballot && !setup.start;
  const PlayedOpening opening =
      drawn ? drawn_opening(setup.variant, app) : PlayedOpening{setup.start, {}};
  return match_after(setup, opening, app);
}

Match match_from(const Game& game, const Match& last, App& app) {
  MatchSetup setup = last.setup();
  setup.start = game.start();
  setup.drawn_plies = 0;
  setup.id = app.new_match_id();
  return Match(setup, MatchProgress{game}, app.engine_options());
}

}  // namespace damas
