#include "view/window/games/my_games.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"

namespace damas {

namespace {

// A page writes all games again when one is added, and some browsers give it little storage.
std::size_t most_finished(const App& app) {
  constexpr int most_of_page = 500;
  const int wanted = app.preferences().kept_games;
  return static_cast<std::size_t>(app.desktop().in_browser ? std::min(wanted, most_of_page)
                                                           : wanted);
}

}  // namespace

void add_to_my_games(const PdnGame& game, std::uint64_t match, App& app) {
  app.store().keep_finished(game, match, most_finished(app));
}

std::optional<Destination> my_games(App& app) {
  std::string games = app.store().finished_games();
  if (is_blank(games)) {
    app.notify(app.tr(Text::MyGamesNone));
    return std::nullopt;
  }
  auto file =
      std::make_shared<GameFile>(std::string(finished_games_file), app.tr(Text::MyGamesTitle),
                                 std::move(games), PdnOptions{}, GameFile::Owner::Program);
  return destination::GameList{{std::move(file)}};
}

}  // namespace damas
