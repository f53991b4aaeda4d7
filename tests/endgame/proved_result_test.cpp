#include "endgame/proved_result.hpp"

#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/known_results.hpp"
#include "endgame/tables.hpp"
#include "engine/random.hpp"

namespace damas::endgame {

namespace {

constexpr Variant brazilian = Variant::Brazilian;

Game game_from(const char* fen) {
  return Game(std::get<AnyPosition>(parse_fen(brazilian, fen)));
}

KnownResults computed() {
  return KnownResults(brazilian, {}, Computing::AtOnce);
}

AnyPosition random_position(const Tables& tables, const Material& material, Random& random) {
  return tables.position(
      material, static_cast<std::size_t>(random.below(static_cast<int>(tables.size(material)))));
}

bool plays_back(Game& game, const Move& move) {
  for (const Move& back : game.legal_moves()) {
    if (back.from == move.to && back.to == move.from && !back.is_capture()) return game.play(back);
  }
  return false;
}

// Four plies that lead back to the position; false if there are none.
bool goes_to_and_fro(Game& game) {
  const AnyPosition start = game.position();
  for (const Move& mine : std::vector<Move>(game.legal_moves())) {
    Game there = game;
    if (!there.play(mine)) continue;
    for (const Move& theirs : std::vector<Move>(there.legal_moves())) {
      Game back = there;
      if (!back.play(theirs) || !plays_back(back, mine) || !plays_back(back, theirs)) continue;
      if (!(back.position() == start)) continue;
      game = back;
      return true;
    }
  }
  return false;
}

// A fastest move after which `winner` still wins provably.
std::optional<Move> winning_move(const Game& game, KnownResults& known, Side winner) {
  const int plies = known.find(game.position())->plies.value_or(0);
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    next.play(move);
    if (const auto over = next.outcome()) {
      if (over->winner == winner) return move;
      continue;
    }
    const auto after = known.find(next.position());
    const bool fastest = after && after->plies == plies - 1;
    if (fastest && proved_result(next, known) == ProvedResult{winner}) return move;
  }
  return std::nullopt;
}

// Plays a proved win to its end against random moves; answers the outcome.
std::optional<Outcome> played_out(Game game, KnownResults& known, Side winner, Random& random) {
  while (!game.outcome()) {
    const auto& moves = game.legal_moves();
    std::optional<Move> move =
        moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    if (game.side_to_move() == winner) move = winning_move(game, known, winner);
    if (!move) return std::nullopt;
    game.play(*move);
  }
  return game.outcome();
}

}  // namespace

TEST_CASE("draws and short wins stand") {
  KnownResults known = computed();
  CHECK(proved_result(game_from("W:WKa1:BKb2"), known) == ProvedResult{Side::White});
  CHECK(proved_result(game_from("B:WKb2:BKa1"), known) == ProvedResult{Side::Black});
  CHECK(proved_result(game_from("W:WKb8:BKa1"), known) == ProvedResult{});
}

TEST_CASE("unknown positions and games that are over have none") {
  KnownResults known = computed();
  CHECK_FALSE(proved_result(Game(brazilian), known));
  Game game = game_from("W:WKa1:BKb2");
  REQUIRE(game.play(game.legal_moves().front()));
  CHECK_FALSE(proved_result(game, known));
}

TEST_CASE("a win is not proved while positions of the game might come too often") {
  KnownResults known = computed();
  const auto tables = make_tables(brazilian);
  Random random(11);
  int won = 0;
  for (int i = 0; i < 3000 && won < 5; ++i) {
    Game game(random_position(*tables, Material{{0, 2}, {0, 1}}, random));
    const auto before = proved_result(game, known);
    if (!before || !before->winner || !goes_to_and_fro(game)) continue;
    ++won;
    // The position has come twice, and the counters have gone on.
    CHECK_FALSE(proved_result(game, known).has_value());
  }
  CHECK(won > 0);
}

TEST_CASE("a proved win is won against any defence, although every draw rule counts") {
  KnownResults known = computed();
  const auto tables = make_tables(brazilian);
  Random random(5);
  int proved = 0;
  for (const Material& material : {Material{{0, 2}, {0, 1}}, Material{{1, 1}, {0, 1}},
                                   Material{{2, 0}, {1, 0}}, Material{{1, 1}, {1, 0}}}) {
    for (int i = 0; i < 25; ++i) {
      const Game game(random_position(*tables, material, random));
      const auto result = proved_result(game, known);
      if (!result || !result->winner) continue;
      ++proved;
      CHECK(known.find(game.position())->sign != 0);
      CHECK(played_out(game, known, *result->winner, random)->winner == result->winner);
    }
  }
  CHECK(proved > 10);
}

TEST_CASE("without any search, fewer wins are proved") {
  KnownResults known = computed();
  const auto tables = make_tables(brazilian);
  Random random(7);
  int quick = 0;
  int searched = 0;
  int certain = 0;
  for (int i = 0; i < 60; ++i) {
    const Game game(random_position(*tables, Material{{2, 0}, {1, 0}}, random));
    const auto sure = certain_result(game, known);
    const auto with = proved_result(game, known);
    const auto without = proved_result(game, known, 0);
    certain += sure && sure->winner ? 1 : 0;
    searched += with && with->winner ? 1 : 0;
    quick += without && without->winner ? 1 : 0;
    if (without) CHECK(with == without);
    if (with) CHECK(sure.has_value());
  }
  CHECK(quick < searched);
  CHECK(searched <= certain);
}

}  // namespace damas::endgame
