#include "view/window/games/my_games.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/pdn/reader.hpp"
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
  app.store().games().keep(game, match, most_finished(app));
}

std::optional<PdnGame> my_game(std::uint64_t match, App& app) {
  const std::string games = app.store().games().text();
  std::vector<PdnGame> read = read_pdn(finished_of(games, match));
  if (read.size() != 1 || !read.front().is_whole()) return std::nullopt;
  return std::move(read.front());
}

bool replace_my_game(const PdnGame& game, std::uint64_t match, App& app) {
  return app.store().games().replace(game, match);
}

std::shared_ptr<GameFile> my_games_file(App& app) {
  std::string games = app.store().games().text();
  if (is_blank(games)) return nullptr;
  return std::make_shared<GameFile>(std::string(finished_games_file), app.tr(Text::MyGamesTitle),
                                    std::move(games), PdnOptions{}, GameFile::Owner::Program);
}

std::optional<Destination> my_games(App& app) {
  auto file = my_games_file(app);
  if (!file) {
    app.notify(app.tr(Text::MyGamesNone));
    return std::nullopt;
  }
  return destination::GameList{{std::move(file)}};
}

}  // namespace damas
