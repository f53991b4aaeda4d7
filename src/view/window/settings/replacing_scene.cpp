#include "view/window/settings/replacing_scene.hpp"

#include <utility>

#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"

namespace damas {

void ReplacingScene::update(const Input&, std::chrono::milliseconds, App& app) {
  const UserFiles* const place = app.store().files();
  if (std::exchange(done_, true) || place == nullptr) return;
  const Replaced replaced = replace_kept(*place, by_.files, by_.others);
  const auto& database = app.desktop().games;
  if (replaced.ok() && by_.database_too && database) database->clear();
  app.read_store_again();
  app.start(destination::Menu{});
  const auto whole = [](const std::string& path) { return path; };
  app.notify(replaced.ok() ? app.tr(by_.notice) : sentence(app.language(), replaced, whole));
}

}  // namespace damas
