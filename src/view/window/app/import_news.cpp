#include "view/window/app/import_news.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "explorer/games_base.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"

namespace damas {

// Compares numbers, because an import may begin and end between two updates.
void ImportNews::follow(App& app) {
  if (!app.desktop().games) return;
  const GamesBase::Import state = app.desktop().games->import_state();
  if (state.running || std::exchange(told_, state.ended) == state.ended) return;
  const auto number = [&](std::uint64_t n) {
    return grouped(app.language(), static_cast<std::size_t>(n));
  };
  const auto tell = [&](std::uint64_t games, Counted sentence) {
    if (games == 0) return;
    app.notify(counted(app.language(), static_cast<int>(games), sentence, {number(games)}));
  };
  app.notify(state.error.empty() ? app.tr(Text::LibraryImported, number(state.added),
                                          number(state.duplicates), number(state.broken))
                                 : app.tr(Text::LibraryImportFailed, shortened(state.error)));
  tell(state.guessed_variants, Counted::LibraryVariantsGuessed);
  tell(state.guessed_winners, Counted::LibraryWinnersGuessed);
}

}  // namespace damas
