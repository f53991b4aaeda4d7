#include "engine/search_line.hpp"

#include "engine/positions.hpp"

namespace damas {

namespace {

// Follows random games with a search line and checks that it detects every draw of the game.
// Returns the number of drawn games.
template <Rules R>
int drawn_games(const Game& start, Random& random, int games) {
  int drawn = 0;
  for (int n = 0; n < games; ++n) {
    Game game = start;
    Root<R> root{std::get<Position<R>>(game.position()), &game.draw_rules(), game.draw_state(),
                 game.repeatable_keys()};
    root.earlier_keys.pop_back();
    SearchLine<R> line(root, 120);
    int ply = 0;
    bool repeated = false;
    while (!game.outcome() && ply < 120) {
      play_random_move(game, random);
      line.descend(ply, game.move_from(game.ply() - 1));
      ++ply;
      CHECK(line[ply].position == std::get<Position<R>>(game.position()));
      const auto outcome = game.outcome();
      const bool draw = outcome && outcome->is_draw();
      if (draw) CHECK(line.drawn(ply));
      // The line counts the first repetition as a draw, the game the third occurrence.
      const auto keys = game.repeatable_keys();
      repeated = std::count(keys.begin(), keys.end(), keys.back()) > 1;
      if (!draw) CHECK(line.drawn(ply) == repeated);
    }
    drawn += game.outcome() && game.outcome()->is_draw() ? 1 : 0;
  }
  return drawn;
}

template <Rules R>
bool draws_by_shuffling_on(const Game& game) {
  Root<R> root{std::get<Position<R>>(game.position()), &game.draw_rules(), game.draw_state(),
               game.repeatable_keys()};
  root.earlier_keys.pop_back();
  SearchLine<R> line(root, 2);
  line.descend(0, next_shuffle(game));
  return line.drawn(1);
}

constexpr Rules brazilian = info(Variant::Brazilian).rules;

}  // namespace

TEST_CASE("a search line detects the draws of the game, with every draw table") {
  Random random(11);
  for (const std::size_t table : {0U, 1U}) {
    const Game game = game_from(Variant::Brazilian, "W:WK1,K2,21,22:BK32,25,5", table);
    CHECK(drawn_games<brazilian>(game, random, 200) > 0);
  }
}

TEST_CASE("counters stay correct in whole games, though they are skipped without kings") {
  Random random(12);
  drawn_games<brazilian>(Game(Variant::Brazilian), random, 100);
  drawn_games<info(Variant::Casual).rules>(Game(Variant::Casual), random, 100);
}

TEST_CASE("positions of the game before the search count towards the third occurrence") {
  Game game = game_from(Variant::Brazilian, shuffling_kings);
  for (int ply = 0; ply < 3; ++ply)
    game.play(next_shuffle(game));
  CHECK_FALSE(draws_by_shuffling_on<brazilian>(game));
  for (int ply = 0; ply < 4; ++ply)
    game.play(next_shuffle(game));
  CHECK(draws_by_shuffling_on<brazilian>(game));
}

TEST_CASE("the table key depends on near draws, but not on distant ones") {
  Game game = game_from(Variant::Brazilian, "W:WK1,K2,K3,30:BK14,12");
  Random random(3);
  Root<brazilian> root{
      std::get<Position<brazilian>>(game.position()), &game.draw_rules(), game.draw_state(), {}};
  SearchLine<brazilian> fresh(root, 2);
  CHECK(fresh.table_key(0) == fresh[0].key);
  for (int ply = 0; ply < 36; ++ply) {
    root.draws = root.draws.after(*root.draw_rules, {false, false}, game.material());
  }
  SearchLine<brazilian> late(root, 2);
  CHECK(late.plies_left(0) < fresh.plies_left(0));
  CHECK(late.table_key(0) != fresh.table_key(0));
}

}  // namespace damas
