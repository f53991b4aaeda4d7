#include "view/window/local/covered_clock.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/checkers/game_controller.hpp"

namespace damas {

bool CoveredClock::is_held(App& app) const {
  if (controller_.session().persons() != 1) return false;
  const auto& scenes = app.scenes().all();
  return std::any_of(scenes.begin(), scenes.end(),
                     [](const auto& scene) { return scene->holds_the_clock(); });
}

void CoveredClock::pause_for_system_dialog(const App& app) {
  const Session& session = controller_.session();
  const bool opens_dialog = app.desktop().open_files != nullptr;
  if (opens_dialog && session.persons() == 1 && session.runs_clock()) controller_.toggle_pause();
}

void CoveredClock::follow(App& app) {
  const std::vector<Scene*> shown = app.scenes().visible();
  const bool covered = std::find(shown.begin(), shown.end(), &scene_) == shown.end();
  if (std::exchange(covered_, covered) || !covered) return;
  if (controller_.session().runs_clock()) app.notify(app.tr(Text::ClockGoesOn));
}

}  // namespace damas
