#include "view/window/app/scene.hpp"
#include "view/window/start/games_base.hpp"

namespace damas {

std::shared_ptr<GamesBase> games_base_in(const std::string&) {
  return nullptr;
}

std::unique_ptr<Scene> games_base_scene(const App&, const destination::GamesDatabase&) {
  return nullptr;
}

}  // namespace damas
