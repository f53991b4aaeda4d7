#include "view/window/library/import_watch.hpp"

#include <chrono>
#include <utility>

#include "explorer/games_base.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds import_look{200};  // between looks at an import

}  // namespace

bool ImportWatch::follow(App& app) {
  if (!app.desktop().games) return false;
  const GamesBase::Import state = app.desktop().games->import_state();
  const bool was_running = std::exchange(running_, state.running);
  if (state.running) {
    app.redraw();
    app.wake_after(import_look);
    return false;
  }
  if (!was_running) return false;
  const auto number = [&](std::uint64_t n) {
    return grouped(app.language(), static_cast<std::size_t>(n));
  };
  app.notify(state.error.empty() ? app.tr(Text::LibraryImported, number(state.added),
                                          number(state.duplicates), number(state.broken))
                                 : app.tr(Text::LibraryImportFailed, shortened(state.error)));
  app.redraw();
  return true;
}

std::string ImportWatch::sentence(const App& app) const {
  const GamesBase::Import state = app.desktop().games->import_state();
  return app.tr(Text::LibraryImporting,
                grouped(app.language(), static_cast<std::size_t>(state.added)),
                static_cast<int>(state.read * 100));
}

}  // namespace damas
