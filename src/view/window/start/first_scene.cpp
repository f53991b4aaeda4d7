#include "view/window/start/first_scene.hpp"

#include <memory>
#include <utility>

#include "view/window/app.hpp"
#include "view/window/checkers/local_scene.hpp"
#include "view/window/dialogs/new_game.hpp"
#include "view/window/dialogs/replace_game.hpp"
#include "view/window/dialogs/settings.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/library/open_games.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/preferences.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/store.hpp"

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

std::unique_ptr<Scene> asked_match(App& app, const WindowProgramOptions& options) {
  return make_match(asked_choice(app, options), app, options.start);
}

// Asks first, because the person may have forgotten an unfinished match.
void open_asked_match(App& app, const WindowProgramOptions& options) {
  if (app.store().has_match()) app.scenes().start(make_menu(app));
  begin_over_unfinished(app, [options](App& a) { a.scenes().start(asked_match(a, options)); });
}

// A game without moves, for trying moves on the board.
PdnGame game_to_begin(const WindowProgramOptions& options, Variant variant) {
  PdnGame game;
  game.tree = PdnTree(options.start.value_or(start_of(variant)));
  return game;
}

// Pauses a match with a clock, which must not run before the person looks.
std::unique_ptr<Scene> resumed_match(App& app) {
  auto match = app.store().match(app.drive());
  if (!match) return make_menu(app);
  if (match->setup().time.timed() && !match->computer_to_move()) {
    match->submit(match->game().side_to_move(), command::Pause{});
  }
  app.notify(app.tr(Text::GameResumed));
  return std::make_unique<LocalScene>(std::move(*match));
}

void open_online(App& app, const std::optional<Invitation>& invitation) {
  app.scenes().start(make_menu(app));
  auto lobby = std::make_unique<LobbyScene>(app);
  if (invitation) lobby->accept(*invitation, app);
  app.scenes().push(std::move(lobby));
}

// The server at which the person had a running match at the last visit.
std::optional<Invitation> match_elsewhere(App& app) {
  for (const auto& [place, visit] : app.store().visits()) {
    const auto server = read_address(place);
    if (visit.playing && server) return Invitation{server, {}};
  }
  return std::nullopt;
}

void open_first_of_all(App& app) {
  if (const auto elsewhere = match_elsewhere(app)) return open_online(app, elsewhere);
  app.scenes().start(resumed_match(app));
}

}  // namespace

void open_first_scene(App& app, const WindowProgramOptions& options) {
  SceneStack& scenes = app.scenes();
  if (options.invitation || options.scene == FirstScene::Online) {
    return open_online(app, options.invitation);
  }
  if (!options.files.empty()) {
    scenes.start(make_menu(app));
    return open_files(options.files, app);
  }
  const Variant variant = options.variant.value_or(app.preferences().new_game.variant);
  switch (options.scene) {
    case FirstScene::Resume:
      return open_first_of_all(app);
    case FirstScene::Checkers:
      return open_asked_match(app, options);
    default:
      scenes.start(make_menu(app));
  }
  switch (options.scene) {
    case FirstScene::NewGame:
      return scenes.push(std::make_unique<NewGameScene>(asked_choice(app, options), options.start));
    case FirstScene::Settings:
      return scenes.push(std::make_unique<SettingsScene>());
    case FirstScene::Rules:
      return scenes.push(std::make_unique<HelpScene>(variant));
    case FirstScene::Keys:
      return scenes.push(std::make_unique<HelpScene>(variant, 0, HelpScene::Page::Keys));
    case FirstScene::Puzzle:
      return scenes.push(make_puzzle(app));
    case FirstScene::Review:
      return scenes.push(make_review(game_to_begin(options, variant)));
    case FirstScene::Editor:
      return scenes.push(std::make_unique<EditorScene>(options.start.value_or(start_of(variant))));
    case FirstScene::Lab:
      return scenes.push(std::make_unique<LabScene>());
    default:
      return;
  }
}

}  // namespace damas
