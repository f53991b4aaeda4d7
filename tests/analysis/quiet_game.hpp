// Owns games for tests in which every move is one of several.
#pragma once

#include <doctest/doctest.h>

#include "core/game.hpp"

namespace damas::analysis {

// Plays that many plies from the start, after each of which there is a choice.
inline Game quiet_game(Variant variant, int plies) {
  Game game(variant);
  for (int i = 0; i < plies; ++i) {
    bool played = false;
    const auto moves = game.legal_moves();
    for (const Move& m : moves) {
      game.play(m);
      played = !game.outcome() && game.legal_moves().size() > 1;
      if (played) break;
      game.undo();
    }
    REQUIRE(played);
  }
  return game;
}

}  // namespace damas::analysis
