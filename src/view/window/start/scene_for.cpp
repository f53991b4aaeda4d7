#include "view/window/start/scene_for.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/game.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/lesson_file.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/lessons/open_lessons.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/trainers/endings_scene.hpp"
#include "view/window/trainers/squares_scene.hpp"
#include "view/window/welcome/welcome_scene.hpp"

namespace damas {

namespace {

using ScenePtr = std::unique_ptr<Scene>;

GameSaver save_at(const std::optional<KeptGame>& place) {
  if (!place) return {};
  return place->file ? keep_in(place->file, place->index) : keep_elsewhere();
}

// An unchanged game that comes back is read from its file again, with its errors.
PdnGame game_of(const destination::Review& to, const std::optional<KeptGame>& place) {
  const bool there = to.earlier && !to.changed && place && place->file;
  return there ? place->file->game(place->index) : to.game;
}

struct SceneMaker {
  App& app;

  ScenePtr operator()(const destination::Menu&) const { return std::make_unique<MenuScene>(app); }
  ScenePtr operator()(const destination::NewGame& to) const {
    return std::make_unique<NewGameScene>(app, to.opponent, to.start, to.below_agreed);
  }
  ScenePtr operator()(const destination::LocalMatch& to) const {
    return make_match(to.choice, app, to.start, to.opening);
  }
  ScenePtr operator()(const destination::ResumedMatch&) const {
    auto match = app.store().match().restored(app.engine_options());
    if (!match) return std::make_unique<MenuScene>(app);
    return local_scene(std::move(*match));
  }
  ScenePtr operator()(const destination::Review& to) const {
    std::optional<KeptGame> place = to.place;
    if (!place && to.earlier) place = place_in(*to.earlier, app);
    auto review = std::make_unique<ReviewScene>(game_of(to, place), save_at(place), to.ply,
                                                to.analyse, to.own, place ? place->file : nullptr);
    if (to.match) review->keep_analysis_of(*to.match);
    if (to.ply == 0) review->come_back(to);
    return review;
  }
  ScenePtr operator()(const destination::Editor& to) const {
    const Variant usual = app.preferences().new_game.variant;
    auto editor = std::make_unique<EditorScene>(to.start ? *to.start : start_of(usual), to.flipped);
    editor->come_back(to, app.language());
    return editor;
  }
  ScenePtr operator()(const destination::Problems& to) const {
    return std::make_unique<ProblemsScene>(app, to);
  }
  ScenePtr operator()(const destination::Mistakes&) const { return practice_of_mistakes(app); }
  ScenePtr operator()(const destination::Lessons& to) const {
    return std::make_unique<LessonsScene>(app, to);
  }
  ScenePtr operator()(const destination::SquareTrainer& to) const {
    return std::make_unique<SquaresScene>(app, to);
  }
  ScenePtr operator()(const destination::EndgameTrainer& to) const {
    return std::make_unique<EndingsScene>(app, to);
  }
  ScenePtr operator()(const destination::OpeningPractice& to) const {
    return std::make_unique<OpeningsScene>(app, to);
  }
  ScenePtr operator()(const destination::Puzzle& to) const { return make_puzzle(app, to.deal); }
  ScenePtr operator()(const destination::Lab& to) const {
    auto lab = std::make_unique<LabScene>();
    if (to.setting) lab->come_back(*to.setting);
    return lab;
  }
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
    return std::make_unique<LibraryScene>(to.files, to.pattern);
  }
  ScenePtr operator()(const destination::MyGames&) const { return found(my_games(app)); }
  ScenePtr operator()(const destination::GamesDatabase& to) const {
    ScenePtr scene = games_base_scene(app, to);
    if (!scene) app.notify(app.tr(Text::GamesBaseMissing));
    return scene;
  }
  ScenePtr operator()(const destination::Statistics&) const {
    return std::make_unique<StatisticsScene>(app);
  }
  ScenePtr operator()(const destination::Welcome& to) const {
    return std::make_unique<WelcomeScene>(app, to.language);
  }
  // If there are lessons among them, these come above the games.
  ScenePtr operator()(const destination::Files& to) const {
    std::vector<std::string> lessons;
    std::vector<std::string> games;
    std::partition_copy(to.paths.begin(), to.paths.end(), std::back_inserter(lessons),
                        std::back_inserter(games), [this](const std::string& path) {
                          return has_lessons(app.disk(), app.disk().absolute(path));
                        });
    if (lessons.empty()) return found(games_of_files({games, to.as_list}, app));
    if (!games.empty()) app.open(destination::Files{games, to.as_list});
    return found(lessons_of_files(lessons, app));
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
