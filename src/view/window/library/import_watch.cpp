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

void ImportWatch::follow(App& app) {
  if (!app.desktop().games) return;
  const bool running = app.desktop().games->import_state().running;
  if (std::exchange(running_, running) || running) app.redraw();
  if (running) app.wake_after(import_look);
}

std::string ImportWatch::sentence(const App& app) const {
  const GamesBase::Import state = app.desktop().games->import_state();
  return app.tr(Text::LibraryImporting,
                grouped(app.language(), static_cast<std::size_t>(state.added)),
                static_cast<int>(state.read * 100));
}

}  // namespace damas
