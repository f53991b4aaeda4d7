#include "view/window/review/explorer_commands.hpp"

#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/review/explorer.hpp"

namespace damas {

void list_games(const Explorer& explorer, App& app) {
  auto file =
      std::make_shared<GameFile>("", app.tr(Text::ExplorerGamesTitle), explorer.games_here(),
                                 PdnOptions{}, GameFile::Owner::Copies);
  app.open(destination::GameList{{std::move(file)}});
}

void practise_opening(const Game& game, App& app) {
  app.open(destination::OpeningPractice{game.variant(), game.position()});
}

}  // namespace damas
