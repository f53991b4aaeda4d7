#include "view/window/start/first_scene.hpp"

#include <memory>
#include <utility>
#include <variant>

#include "view/window/app/app.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/new_game/replace_game.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"

namespace damas {

namespace {

// The last choice, changed by the options.
NewGameChoice asked_choice(const App& app, const WindowProgramOptions& options) {
  NewGameChoice choice = app.preferences().new_game;
  if (options.variant && *options.variant != choice.variant) {
    choice.variant = *options.variant;
    choice.draw_table = 0;
  }
  choice.opponent = options.opponent.value_or(choice.opponent);
  return choice;
}

// The dialog of the next new game begins with it.
void remember_variant(const NewGameChoice& choice, App& app) {
  app.change_preferences([&](Preferences& p) {
    p.new_game.variant = choice.variant;
    p.new_game.draw_table = choice.draw_table;
  });
}

// Asks first, because the person may have forgotten an unfinished match.
void open_asked_match(App& app, const WindowProgramOptions& options) {
  if (app.store().match().exists()) app.start(destination::Menu{});
  begin_over_unfinished(app, [options](App& a) {
    const NewGameChoice choice = asked_choice(a, options);
    if (options.variant) remember_variant(choice, a);
    a.start(destination::LocalMatch{choice, options.start});
  });
}

// A game without moves, for trying moves on the board.
PdnGame game_to_begin(const WindowProgramOptions& options, Variant variant) {
  PdnGame game;
  game.tree = PdnTree(options.start.value_or(start_of(variant)));
  return game;
}

// Asks first whether the deal of a link may replace another puzzle, which is unfinished.
void open_asked_puzzle(App& app, const std::optional<puzzle::Board>& deal) {
  const auto open = [deal](App& a) { a.open(destination::Puzzle{deal}); };
  if (!deal || !has_other_puzzle(*deal, app)) return open(app);
  app.scenes().push(ask(Text::AskLinkedDeal, Icon::Puzzle, open));
}

// Pauses a match with a clock, which must not run before the person looks.
void open_resumed_match(App& app) {
  auto match = app.store().match().restored(app.engine_options());
  if (!match) return app.start(destination::Menu{});
  if (match->setup().time.timed() && !match->computer_to_move()) {
    match->submit(match->game().side_to_move(), command::Pause{});
  }
  app.notify(app.tr(Text::GameResumed));
  app.scenes().start(local_scene(std::move(*match)));
}

void open_online(App& app, const std::optional<Invitation>& invitation) {
  app.start(destination::Menu{});
  app.open(destination::Online{invitation});
}

// The server at which the person had a running match at the last visit.
std::optional<Invitation> match_elsewhere(App& app) {
  for (const auto& [place, visit] : app.store().visits().read()) {
    const auto server = read_address(place);
    if (visit.playing && server) return Invitation{server, {}};
  }
  return std::nullopt;
}

// The scenes that were open at the end of the last run, above the unfinished match or the menu.
// With the menu alone, the unfinished match continues, if there is one.
void open_as_before(App& app) {
  const ReturnPoints before = app.take_return_points();
  const bool in_match =
      !before.empty() && std::holds_alternative<destination::ResumedMatch>(before.front().to);
  if (before.empty() || in_match) {
    open_resumed_match(app);
  } else {
    app.start(destination::Menu{});
  }
  for (const ReturnPoint& each : before) {
    if (!std::holds_alternative<destination::ResumedMatch>(each.to)) app.open(each.to);
  }
}

void open_first_of_all(App& app) {
  if (const auto elsewhere = match_elsewhere(app)) return open_online(app, elsewhere);
  open_as_before(app);
}

}  // namespace

bool asks_at_first(const WindowProgramOptions& options, const UserFiles& files) {
  const bool told = options.scene != FirstScene::Resume || !options.files.empty() ||
                    options.invitation || !options.games.empty() || options.bad_link;
  return options.may_ask && !told && keeps_nothing(files);
}

destination::Welcome questions_at_first(const WindowProgramOptions& options) {
  return {options.language};
}

void open_first_scene(App& app, const WindowProgramOptions& options) {
  if (options.bad_link) app.notify(sentence(app.language(), *options.bad_link));
  if (options.invitation || options.scene == FirstScene::Online) {
    return open_online(app, options.invitation);
  }
  if (!options.files.empty()) {
    app.start(destination::Menu{});
    return app.open(destination::Files{options.files});
  }
  if (!options.games.empty()) {
    app.start(destination::Menu{});
    return app.open(destination::PastedGames{options.games});
  }
  const Variant variant = options.variant.value_or(app.preferences().new_game.variant);
  switch (options.scene) {
    case FirstScene::Resume:
      return open_first_of_all(app);
    case FirstScene::Checkers:
      return open_asked_match(app, options);
    default:
      app.start(destination::Menu{});
  }
  switch (options.scene) {
    case FirstScene::NewGame:
      return app.scenes().push(
          std::make_unique<NewGameScene>(asked_choice(app, options), options.start));
    case FirstScene::Settings:
      return app.open(destination::Settings{});
    case FirstScene::Rules:
      return app.open(destination::Help{variant});
    case FirstScene::Keys:
      return app.open(destination::Help{variant, 0, HelpPage::Keys});
    case FirstScene::Puzzle:
      return open_asked_puzzle(app, options.deal);
    case FirstScene::Review:
      return app.open(destination::Review{game_to_begin(options, variant), std::nullopt});
    case FirstScene::Editor:
      return app.open(destination::Editor{options.start.value_or(start_of(variant))});
    case FirstScene::Problems:
      return app.open(
          destination::Problems{options.variant, options.daily_problem, options.problem});
    case FirstScene::Lessons:
      return app.open(
          destination::Lessons{options.lesson, {}, options.lesson_step, options.variant});
    case FirstScene::Endings:
      return app.open(destination::EndgameTrainer{options.variant});
    case FirstScene::Openings:
      return app.open(destination::OpeningPractice{options.variant, options.start});
    case FirstScene::Squares:
      return app.open(destination::SquareTrainer{options.variant});
    case FirstScene::Statistics:
      return app.open(destination::Statistics{});
    case FirstScene::Lab:
      return app.open(destination::Lab{});
    default:
      return;
  }
}

}  // namespace damas
