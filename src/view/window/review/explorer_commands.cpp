#include "view/window/review/explorer_commands.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/position_pattern.hpp"
#include "view/text/language.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/review/explorer.hpp"

namespace damas {

namespace {

std::string title_of(const ListedGames& games, const App& app) {
  if (games.listed >= games.all) return app.tr(Text::ExplorerGamesTitle);
  return app.tr(Text::ExplorerFirstGamesTitle, grouped(app.language(), games.listed),
                grouped(app.language(), games.all));
}

}  // namespace

void list_games(Explorer& explorer, App& app) {
  if (const auto position = explorer.position_in_base())
    return app.open(destination::GamesDatabase{exactly(*position)});
  explorer.ask_for_games();
  open_listed_games(explorer, app);
}

void open_listed_games(Explorer& explorer, App& app) {
  std::optional<ListedGames> games = explorer.take_games(app);
  if (!games) return;
  auto file = std::make_shared<GameFile>("", title_of(*games, app), std::move(games->pdn),
                                         PdnOptions{}, GameFile::Owner::Copies);
  app.open(destination::GameList{{std::move(file)}});
}

void practise_opening(const Game& game, App& app) {
  app.open(destination::OpeningPractice{game.variant(), game.position()});
}

}  // namespace damas
