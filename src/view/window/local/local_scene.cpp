#include "view/window/local/local_scene.hpp"

#include <utility>

#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/local/local_play.hpp"
#include "view/window/local/next_match.hpp"

namespace damas {

std::unique_ptr<Scene> local_scene(Match match) {
  auto session = std::make_unique<LocalSession>(std::move(match));
  const auto make = [local = session.get()](const MatchParts& parts) {
    return std::make_unique<LocalPlay>(*local, parts);
  };
  return std::make_unique<CheckersScene>(std::move(session), make);
}

std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start,
                                  const std::vector<Move>& opening) {
  return local_scene(chosen_match(choice, start, opening, app));
}

}  // namespace damas
