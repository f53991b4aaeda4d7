#include "view/window/checkers/match_record.hpp"

#include <utility>

#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/share/link_choices.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

MatchRecord::MatchRecord(const GameController& controller, Maker make)
    : controller_(controller), make_(std::move(make)) {}

void MatchRecord::follow(App& app) {
  opening_.follow(controller_.session().game(), app);
}

PdnGame MatchRecord::named(const App& app) const {
  PdnGame game = make_(app).pdn;
  opening_.name(game);
  return game;
}

void MatchRecord::copy(App& app) const {
  if (controller_.session().game().last_ply() == 0) return app.notify(app.tr(Text::NoMovesYet));
  app.copy(write_pdn(named(app)));
}

void MatchRecord::save(App& app) const {
  save_elsewhere(named(app), app);
}

void MatchRecord::share(bool flipped, App& app) const {
  PdnGame game = make_(app).pdn;
  const PdnNode shown = node_after(game.tree, controller_.shown_ply());
  open_share({std::move(game), shown, flipped}, app);
}

void MatchRecord::review(bool analyse, App& app) const {
  MatchGame game = make_(app);
  app.open(destination::Review{std::move(game.pdn), KeptGame{}, controller_.shown_ply(), analyse,
                               true, game.id});
}

std::vector<Button> MatchRecord::links(const App& app) const {
  return link_choices({[this](const App& a) { return make_(a).pdn; },
                       [this] { return controller_.shown_game().position(); },
                       controller_.session().game().last_ply() > 0},
                      app);
}

}  // namespace damas
