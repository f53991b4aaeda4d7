#include "view/window/games/large_files.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <variant>

#include "explorer/games_base.hpp"
#include "platform/file_access.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_trouble.hpp"

namespace damas {

namespace {

// The scene below the question.
bool shows_base(App& app) {
  const auto point = app.scenes().visible().front()->return_point(app);
  return point && std::holds_alternative<destination::GamesDatabase>(point->to);
}

// The list of the database shows how far the import is.
void add_to_base(const std::vector<std::string>& paths, App& app) {
  GamesBase& base = *app.desktop().games;
  if (base.import_state().running) {
    app.notify(app.tr(Text::GamesBaseImporting));
  } else {
    base.add_files(paths, app.preferences().new_game.variant, app.waker());
  }
  if (!shows_base(app)) app.open(destination::GamesDatabase{});
}

// A page removes the files that it can read once they are read, so there they are read at once.
std::uint64_t bytes_of(const std::string& path, const App& app) {
  const Desktop& desktop = app.desktop();
  if (!desktop.in_browser) return app.disk().size(path);
  return desktop.large_file ? desktop.large_file(path) : 0;
}

std::string sizes_of(const std::vector<std::string>& paths, const App& app) {
  std::uint64_t bytes = 0;
  for (const std::string& path : paths)
    bytes += bytes_of(path, app);
  const std::string megabytes =
      grouped(app.language(), static_cast<std::size_t>(in_megabytes(bytes)));
  return paths.size() == 1
             ? app.tr(Text::LargeFileOne, shortened(file_name(paths.front())), megabytes)
             : app.tr(Text::LargeFiles, static_cast<int>(paths.size()), megabytes);
}

}  // namespace

std::vector<std::string> take_large(std::vector<std::string>& paths, const App& app) {
  std::vector<std::string> large;
  if (!app.desktop().games) return large;
  const auto first = std::stable_partition(
      paths.begin(), paths.end(),
      [&](const std::string& path) { return bytes_of(path, app) <= large_file; });
  std::move(first, paths.end(), std::back_inserter(large));
  paths.erase(first, paths.end());
  return large;
}

void offer_large(const std::vector<std::string>& paths, const std::function<void(App&)>& open,
                 App& app) {
  std::vector<Button> choices;
  choices.push_back(
      {Icon::Plus, Text::LibraryImport, [paths](App& a) { add_to_base(paths, a); }, true, true});
  const bool readable = std::all_of(paths.begin(), paths.end(), [&](const std::string& path) {
    return bytes_of(path, app) <= most_read;
  });
  if (readable) choices.push_back({Icon::Open, Text::LargeFileOpen, open});
  choices.push_back({Icon::Close, Text::Cancel, {}});
  auto question = std::make_unique<ChoicesScene>(Text::LargeFileTitle, std::move(choices));
  question->explain(sizes_of(paths, app) + " " + app.tr(Text::LargeFileAbout));
  app.scenes().push(std::move(question));
}

}  // namespace damas
