// Owns FakeBase: a games database in memory, whose imports do what a test says.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "explorer/games_base.hpp"

namespace damas::test {

class FakeBase final : public GamesBase {
 public:
  explicit FakeBase(const std::string& pdn = {}) : games(read_pdn(pdn)) {}

  bool busy() const override { return writing; }
  int size() override { return writing ? 0 : static_cast<int>(games.size()); }
  // Equal if White's name and the moves are.
  bool has(const PdnGame& game) override {
    return !writing && std::any_of(games.begin(), games.end(), [&](const PdnGame& each) {
      return each.headers.value("White") == game.headers.value("White") &&
             positions_of(each.tree) == positions_of(game.tree);
    });
  }
  Reached look_up(const AnyPosition& position) override {
    ++asked;
    if (writing) return {};
    PlayedMoves moves(variant_of(position));
    for (const PdnGame& game : games)
      moves.add(game);
    return {static_cast<int>(moves.games_with(position).size()), moves.from(position)};
  }
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override {
    std::vector<PdnGame> found;
    for (const PdnGame& game : games) {
      const std::vector<AnyPosition> all = positions_of(game.tree);
      const bool reached = std::find(all.begin(), all.end(), position) != all.end();
      if (reached && found.size() < most) found.push_back(game);
    }
    return found;
  }
  void add_file(const std::string& file, Variant, std::function<void()>) override {
    import_path = file;
    state = {};
    state.running = true;
  }
  Import import_state() const override { return state; }
  void clear() override { games.clear(); }

  std::vector<PdnGame> games;
  bool writing = false;  // somebody else, so that no question gets an answer
  int asked = 0;         // for positions
  std::string import_path;
  Import state;
};

}  // namespace damas::test
