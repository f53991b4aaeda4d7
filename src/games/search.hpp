// Owns searching a games database: by players, event, opening, date, result, variant, material,
// position and pattern.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/draw_rules.hpp"
#include "core/pdn/index.hpp"
#include "core/position_pattern.hpp"
#include "games/database.hpp"

namespace damas::games {

struct GameQuery {
  PdnQuery tags = {};        // an empty field matches every game
  std::string opening = {};  // anywhere in the tag Opening; case and accents do not matter
  std::optional<AnyPosition> position = {};  // reached in the main line
  std::optional<Material> material = {};     // the same; only the numbers of pieces count
  // The same; there is no index of patterns, so all games that meet the rest are replayed.
  std::optional<PositionPattern> pattern = {};
};

// How games ended, from White's side.
struct Results {
  std::uint32_t games = 0;
  std::uint32_t white = 0;
  std::uint32_t draws = 0;
  std::uint32_t black = 0;
  std::uint32_t rated = 0;    // games whose players' ratings are known
  std::uint64_t ratings = 0;  // the sum of their means

  std::optional<double> average_rating() const;
};

struct MoveResults {
  Move move;
  Results results;
};

struct FoundGames {
  std::vector<std::uint32_t> numbers;  // ascending
  Results results;
  // If the query has a position: the moves played next, those of most games first.
  std::vector<MoveResults> moves;
  bool whole = true;  // false: the search was stopped before it had seen all games
};

// Asked again and again by a long search, with the part of the games that it has seen, from 0 to 1;
// false stops it.
using GoOn = std::function<bool(double seen)>;

// The variants of the games, in their usual order. Throws DatabaseError.
std::vector<Variant> variants_of_games(GamesDatabase& database);

// The variant of most games; nothing if there are no games. Throws DatabaseError.
std::optional<Variant> commonest_variant(GamesDatabase& database);

// Throws DatabaseError.
FoundGames search(GamesDatabase& database, const GameQuery& query, const GoOn& go_on = {});

}  // namespace damas::games
