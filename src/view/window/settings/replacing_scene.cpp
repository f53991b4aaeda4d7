#include "view/window/settings/replacing_scene.hpp"

#include <utility>

#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"

namespace damas {

void ReplacingScene::update(const Input&, std::chrono::milliseconds, App& app) {
  const UserFiles* const place = app.store().files();
  if (std::exchange(done_, true) || place == nullptr) return;
  const Replaced replaced = replace_kept(*place, by_.files, by_.others);
  if (replaced.ok()) change_database(app);
  app.read_store_again();
  app.start(destination::Menu{});
  const auto whole = [](const std::string& path) { return path; };
  app.notify(replaced.ok() ? app.tr(by_.notice) : sentence(app.language(), replaced, whole));
}

void ReplacingScene::change_database(App& app) const {
  const auto& database = app.desktop().games;
  if (!database) return;
  if (by_.database_too) database->clear();
  if (by_.games && !by_.games->empty())
    database->replace_by_text(*by_.games, app.preferences().new_game.variant, app.waker());
}

}  // namespace damas
