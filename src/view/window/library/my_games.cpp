#include "view/window/library/my_games.hpp"

#include <memory>
#include <utility>

#include "view/window/app.hpp"
#include "view/window/finished_games.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/store.hpp"

namespace damas {

void open_my_games(App& app) {
  std::string games = app.store().finished_games();
  if (is_blank(games)) return app.notify(app.tr(Text::MyGamesNone));
  auto file =
      std::make_shared<GameFile>(std::string(finished_games_file), app.tr(Text::MyGamesTitle),
                                 std::move(games), PdnOptions{}, GameFile::Owner::Program);
  app.scenes().push(std::make_unique<LibraryScene>(LibraryScene::Files{std::move(file)}));
}

}  // namespace damas
