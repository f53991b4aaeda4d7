// Searches on slow machines, whose clock is a part of the test.
#include "core/variant_rules.hpp"
#include "engine/levels.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

using std::chrono::milliseconds;

// A clock that each look moves on. A search looks at it once in 1024 positions, so that the step is
// the time in which the machine visits so many.
class SlowClock {
 public:
  explicit SlowClock(milliseconds step) : step_(step) {}

  Budget::Now now() {
    return [this] { return now_ += step_; };
  }

 private:
  milliseconds step_;
  Budget::Clock::time_point now_;
};

struct Took {
  milliseconds time;
  std::uint64_t nodes;
};

Took think_slowly(const Game& game, const SearchRequest& request, milliseconds step) {
  SlowClock clock(step);
  Thinker thinker(1, clock.now());
  const Report report = think(thinker, game, request);
  CHECK(report.finished);
  REQUIRE(report.best);
  CHECK(game.is_legal(*report.best));
  return {report.elapsed, report.nodes};
}

// Besides the steps in which the limit is reached and reported, every search may visit 2000
// positions before it looks at the clock.
void check_in_time(const Game& game, const SearchRequest& request, milliseconds step) {
  const milliseconds limit = *request.limits.time;
  const Took took = think_slowly(game, request, step);
  CHECK(took.time <= limit + 3 * step);
  CHECK(took.nodes <= 2000 + 1024 * static_cast<std::uint64_t>(limit / step + 3));
}

// The start and a middlegame.
std::vector<Game> games_of(Variant variant) {
  Random random(5);
  std::vector<Game> games = {Game(variant), random_game(variant, 30, random)};
  if (games.back().outcome()) games.pop_back();
  return games;
}

// Endings for which tables are computed.
std::vector<Game> endings() {
  return {game_from(Variant::Brazilian, "W:WK2,K9,25,29:BK31,12,20"),
          game_from(Variant::Brazilian, "W:WK1,K2,K3:BK32"),
          game_from(Variant::Brazilian, "B:W21,22:B11,12"),
          game_from(Variant::International, "W:WK1,K2,K3:BK50,20"),
          game_from(Variant::English, "W:WK1,22,K3:BK32,12,14")};
}

}  // namespace

TEST_CASE("every level answers within its time where its positions take much longer") {
  for (int level = weakest_level; level <= strongest_level; ++level) {
    CAPTURE(level);
    const auto check = [&](const Game& game) {
      const SearchRequest request = request_for_level(level, game.shape(), 3);
      check_in_time(game, request, *request.limits.time / 15);
    };
    for (const Variant variant : {Variant::Brazilian, Variant::Russian, Variant::International}) {
      for (const Game& game : games_of(variant))
        check(game);
    }
    for (const Game& game : endings())
      check(game);
  }
}

TEST_CASE("the strongest level answers within its time in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const SearchRequest request = request_for_level(strongest_level, variants[i].rules.board, 3);
    for (const Game& game : games_of(static_cast<Variant>(i)))
      check_in_time(game, request, *request.limits.time / 10);
  }
}

TEST_CASE(
    "levels 1 to 9 reach their own limits on a phone that visits 600,000 positions a second") {
  for (int level = weakest_level; level < strongest_level; ++level) {
    CAPTURE(level);
    for (const Variant variant : {Variant::Brazilian, Variant::International}) {
      const Game game(variant);
      const SearchRequest request = request_for_level(level, game.shape(), 3);
      const Took took = think_slowly(game, request, milliseconds{2});
      CHECK(took.time < *request.limits.time);
    }
  }
}

TEST_CASE("with a millisecond left and tables to compute, a search to depth 1 is still complete") {
  const Game game = game_from(Variant::Brazilian, "W:W21,22,25,29:B5,9,12");
  SearchRequest hurried{{}, strongest_level, 0};
  hurried.limits.time = milliseconds{1};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    hurried.seed = seed;
    SlowClock clock(milliseconds{1000});
    Thinker thinker(1, clock.now());
    const Report report = think(thinker, game, hurried);
    CHECK(report.depth == 1);
    CHECK(to_text(game, *report.best) == best_move(game, by_depth(1, seed)));
  }
}

}  // namespace damas
