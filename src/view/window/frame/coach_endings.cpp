#include "view/window/frame/coach_endings.hpp"

#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/ending_tables.hpp"

namespace damas {

namespace {
// A move that captures up to two pieces leads into the tables.
constexpr int soon_known_pieces = endgame::Distances::most_pieces + 2;
}  // namespace

coach::KnownEndings coach_endings(const Game& game, App& app) {
  if (game.material().total() > soon_known_pieces) return {};
  std::shared_ptr<EndingTables> tables = app.ending_tables(game.variant());
  if (!tables) return {};
  // The coach says in how many moves a win comes, so it is not told of wins of unknown length.
  return [tables = std::move(tables)](const AnyPosition& position) {
    std::optional<endgame::Result> found;
    if (!tables->known) return found;
    const auto result = tables->known->find(position);
    if (result && (result->sign == 0 || result->plies))
      found = endgame::Result{result->sign, result->plies.value_or(0)};
    return found;
  };
}

}  // namespace damas
