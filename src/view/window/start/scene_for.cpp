#include "view/window/start/scene_for.hpp"

#include <utility>

#include "core/game.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"

namespace damas {

namespace {

using ScenePtr = std::unique_ptr<Scene>;

GameSaver save_at(const std::optional<KeptGame>& place) {
  if (!place) return {};
  return place->file ? keep_in(place->file, place->index) : keep_elsewhere();
}

struct SceneMaker {
  App& app;

  ScenePtr operator()(const destination::Menu&) const { return std::make_unique<MenuScene>(app); }
  ScenePtr operator()(const destination::NewGame& to) const {
    return std::make_unique<NewGameScene>(app, to.opponent, to.start, to.below_agreed);
  }
  ScenePtr operator()(const destination::LocalMatch& to) const {
    return make_match(to.choice, app, to.start);
  }
  ScenePtr operator()(const destination::ResumedMatch&) const {
    auto match = app.store().match(app.engine_options());
    if (!match) return std::make_unique<MenuScene>(app);
    return std::make_unique<LocalScene>(std::move(*match));
  }
  ScenePtr operator()(const destination::Review& to) const {
    return std::make_unique<ReviewScene>(to.game, save_at(to.place), to.ply, to.analyse);
  }
  ScenePtr operator()(const destination::Editor& to) const {
    const Variant usual = app.preferences().new_game.variant;
    return std::make_unique<EditorScene>(to.start ? *to.start : start_of(usual), to.flipped);
  }
  ScenePtr operator()(const destination::Problems& to) const {
    return std::make_unique<ProblemsScene>(app, to);
  }
  ScenePtr operator()(const destination::Lessons& to) const {
    return std::make_unique<LessonsScene>(app, to);
  }
  ScenePtr operator()(const destination::Puzzle&) const { return make_puzzle(app); }
  ScenePtr operator()(const destination::Lab&) const { return std::make_unique<LabScene>(); }
  ScenePtr operator()(const destination::Help& to) const {
    return std::make_unique<HelpScene>(to.variant, to.draw_table, to.page);
  }
  ScenePtr operator()(const destination::Settings&) const {
    return std::make_unique<SettingsScene>();
  }
  ScenePtr operator()(const destination::Online& to) const {
    auto lobby = std::make_unique<LobbyScene>(app);
    if (to.invitation) lobby->accept(*to.invitation, app);
    return lobby;
  }
  ScenePtr operator()(const destination::GameList& to) const {
    return std::make_unique<LibraryScene>(to.files);
  }
  ScenePtr operator()(const destination::MyGames&) const { return found(my_games(app)); }
  ScenePtr operator()(const destination::Files& to) const {
    return found(games_of_files(to.paths, app));
  }
  ScenePtr operator()(const destination::PastedGames& to) const {
    return found(games_pasted(to.text, app));
  }
  ScenePtr operator()(const destination::DroppedGames& to) const {
    return found(games_dropped(to.text, app));
  }

 private:
  ScenePtr found(const std::optional<Destination>& games) const {
    return games ? scene_for(*games, app) : nullptr;
  }
};

}  // namespace

ScenePtr scene_for(const Destination& destination, App& app) {
  return std::visit(SceneMaker{app}, destination);
}

}  // namespace damas
