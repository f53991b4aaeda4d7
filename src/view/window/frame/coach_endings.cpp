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
  return [tables = std::move(tables)](const AnyPosition& position) {
    return tables->known ? tables->known->find(position) : std::nullopt;
  };
}

}  // namespace damas
