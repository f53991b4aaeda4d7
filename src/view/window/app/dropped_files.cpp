#include "view/window/app/dropped_files.hpp"

#include <algorithm>
#include <string>
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

void take_drops(const Input& input, App& app) {
  if (const auto& paths = input.dropped_files; !paths.empty()) {
    app.when_whole([paths](App& a) { take_files(paths, a); });
  }
  if (!input.dropped_text.empty()) app.open(destination::DroppedGames{input.dropped_text});
}

}  // namespace damas
