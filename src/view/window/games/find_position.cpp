#include "view/window/games/find_position.hpp"

#include <utility>
#include <vector>

#include "core/position_pattern.hpp"
#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/my_games.hpp"

namespace damas {

namespace {

std::vector<std::shared_ptr<GameFile>> files_with_games(const std::shared_ptr<GameFile>& file,
                                                        App& app) {
  std::vector<std::shared_ptr<GameFile>> files;
  if (file) files.push_back(file);
  if (!file || !file->is_programs_own()) {
    if (auto own = my_games_file(app)) files.push_back(std::move(own));
  }
  return files;
}

void list_games_of_files(const AnyPosition& position, const std::shared_ptr<GameFile>& file,
                         App& app) {
  destination::GameList list{files_with_games(file, app), exactly(position)};
  if (list.files.empty()) return app.notify(app.tr(Text::MyGamesNone));
  app.open(std::move(list));
}

// One that does not answer now may have games.
bool may_have_games(const App& app) {
  const auto& base = app.desktop().games;
  return base && (base->size() > 0 || base->busy());
}

}  // namespace

void find_games_with(const AnyPosition& position, const std::shared_ptr<GameFile>& file, App& app) {
  if (!may_have_games(app)) return list_games_of_files(position, file, app);
  const bool of_person = file && !file->is_programs_own();
  std::vector<Button> choices;
  choices.push_back({Icon::Eye, Text::FindInBase,
                     [position](App& a) { a.open(destination::GamesDatabase{exactly(position)}); },
                     true, true});
  choices.push_back({Icon::Puzzle, Text::FindPiecesInBase, [position](App& a) {
                       a.open(destination::GamesDatabase{with_pieces_of(position), true});
                     }});
  choices.push_back({Icon::Open, of_person ? Text::FindInFile : Text::FindInMyGames,
                     [position, file](App& a) { list_games_of_files(position, file, a); },
                     !files_with_games(file, app).empty()});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::FindPosition, std::move(choices)));
}

}  // namespace damas
