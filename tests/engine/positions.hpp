// Owns helpers for the engine's tests: positions from text, random games, quick searches.
#pragma once

#include <atomic>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/notation.hpp"
#include "engine/random.hpp"
#include "engine/thinker.hpp"

namespace damas {

inline Game game_from(Variant variant, std::string_view fen, std::size_t draw_table = 0) {
  const auto parsed = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return Game(std::get<AnyPosition>(parsed), draw_table);
}

inline void play_random_move(Game& game, Random& random) {
  const auto& moves = game.legal_moves();
  const Move m = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
  game.play(m);
}

// A game of `plies` random moves from the start, fewer if it ends.
inline Game random_game(Variant variant, int plies, Random& random) {
  Game game(variant);
  for (int i = 0; i < plies && !game.outcome(); ++i)
    play_random_move(game, random);
  return game;
}

inline SearchRequest by_depth(int depth, std::uint64_t seed = 0) {
  return {{depth, std::nullopt, std::nullopt}, strongest_level, seed};
}

inline SearchRequest by_nodes(std::uint64_t nodes, std::uint64_t seed = 0) {
  return {{std::nullopt, nodes, std::nullopt}, strongest_level, seed};
}

// The request of a level without its time limit, so that results are the same everywhere.
inline SearchRequest as_level(int level, std::uint64_t seed, const BoardShape& board = {}) {
  SearchRequest request = request_for_level(level, board, seed);
  request.limits.time.reset();
  return request;
}

// Kings that can move back and forth for ever, in cycles of four plies.
inline constexpr std::string_view shuffling_kings = "W:WK32,31:BK5,4";

inline Move next_shuffle(const Game& game) {
  constexpr std::pair<std::string_view, std::string_view> round[] = {
      {"32", "28"}, {"5", "1"}, {"28", "32"}, {"1", "5"}};
  const auto [from, to] = round[game.ply() % 4];
  for (const Move& m : game.legal_moves()) {
    if (m.from == parse_square(from, game.shape()) && m.to == parse_square(to, game.shape())) {
      return m;
    }
  }
  FAIL("the kings cannot go on");
  return {};
}

// Searches on the caller's thread.
inline Report think(Thinker& thinker, const Game& game, const SearchRequest& request) {
  const std::atomic<bool> never = false;
  return thinker.think(game, request, never, [](const Report&) {});
}

inline Report think(const Game& game, const SearchRequest& request) {
  Thinker thinker(1);
  return think(thinker, game, request);
}

inline std::string best_move(const Game& game, const SearchRequest& request) {
  return to_text(game, *think(game, request).best);
}

}  // namespace damas
