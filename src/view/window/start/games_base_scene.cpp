#include "view/window/app/app.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/start/games_base.hpp"

namespace damas {

std::unique_ptr<Scene> games_base_scene(const App& app, const destination::GamesDatabase& to) {
  if (!app.desktop().games) return nullptr;
  return std::make_unique<BaseScene>(app.desktop().games, to);
}

}  // namespace damas
