#include "view/window/app/dropped_files.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "platform/input.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

bool given_to_scene(const std::vector<std::string>& paths, App& app) {
  std::vector<Scene*> scenes = app.scenes().visible();
  std::reverse(scenes.begin(), scenes.end());
  return std::any_of(scenes.begin(), scenes.end(),
                     [&](Scene* scene) { return scene->takes_files(paths, app); });
}

void take_files(const std::vector<std::string>& paths, App& app) {
  if (!given_to_scene(paths, app)) app.open(destination::Files{paths});
  if (app.desktop().files_read) app.desktop().files_read(paths);
}

}  // namespace

void DroppedFiles::take(const Input& input, App& app) {
  const bool waited = !waiting_.empty();
  waiting_.insert(waiting_.end(), input.dropped_files.begin(), input.dropped_files.end());
  const auto& show_waiting = app.desktop().show_waiting;
  if (!waiting_.empty() && app.is_whole()) {
    if (waited && show_waiting) show_waiting(false);
    take_files(std::exchange(waiting_, {}), app);
  } else if (!input.dropped_files.empty() && show_waiting) {
    show_waiting(true);
  }
  if (!input.dropped_text.empty()) app.open(destination::DroppedGames{input.dropped_text});
}

}  // namespace damas
