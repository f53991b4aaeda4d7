#include "view/window/review/explorer_commands.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/review/explorer.hpp"

namespace damas {

void list_games(Explorer& explorer, App& app) {
  explorer.ask_for_games();
  open_listed_games(explorer, app);
}

void open_listed_games(Explorer& explorer, App& app) {
  std::optional<std::string> games = explorer.take_games(app);
  if (!games) return;
  auto file = std::make_shared<GameFile>("", app.tr(Text::ExplorerGamesTitle), std::move(*games),
                                         PdnOptions{}, GameFile::Owner::Copies);
  app.open(destination::GameList{{std::move(file)}});
}

void practise_opening(const Game& game, App& app) {
  app.open(destination::OpeningPractice{game.variant(), game.position()});
}

}  // namespace damas
