// Owns games and moves for tests, from their text.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

inline Game game_from(std::string_view fen, Variant variant = Variant::Brazilian) {
  const auto position = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  return Game(std::get<AnyPosition>(position));
}

// The legal move that is written so.
inline Move legal_move(const Game& game, std::string_view text) {
  for (const Move& move : game.legal_moves()) {
    if (to_text(game, move) == text) return move;
  }
  FAIL("not legal: ", std::string(text));
  return {};
}

}  // namespace damas::test
