#include "engine/thinker.hpp"

#include <initializer_list>
#include <set>

#include "engine/positions.hpp"
#include "engine/shipped_endings.hpp"

namespace damas {

TEST_CASE("limits of depth and of positions are respected") {
  CHECK(think(Game(), by_depth(5)).depth == 5);
  CHECK(think(Game(), by_nodes(10000)).nodes == 10000);
  const Report both = think(Game(), {{3, 1000000, std::nullopt}, strongest_level, 0});
  CHECK(both.depth == 3);
}

TEST_CASE("a search with an expired time limit still gives a move") {
  const Report report =
      think(Game(), {{std::nullopt, std::nullopt, std::chrono::milliseconds{0}}, 8, 0});
  REQUIRE(report.best);
  CHECK(report.depth >= 1);
}

TEST_CASE("loading before a search takes none of its time") {
  // Each load of tables takes a second by this clock, and searches take none.
  Budget::Clock::time_point now;
  for (const bool prepared : {false, true}) {
    ship_endings([&now](Variant) {
      now += std::chrono::seconds(1);
      return nullptr;
    });
    Thinker thinker(1, [&now] { return now; });
    SearchRequest request = by_depth(4);
    request.limits.time = std::chrono::milliseconds(500);
    request.endings = true;
    if (prepared) thinker.prepare(Game(), request);
    const std::atomic<bool> never = false;
    const Report report = thinker.think(Game(), request, never, [](const Report&) {});
    ship_endings({});
    CHECK(report.elapsed.count() == (prepared ? 0 : 1000));
    if (prepared) CHECK(report.depth == 4);
  }
}

TEST_CASE("each report is one ply deeper, and only the last is finished") {
  Thinker thinker(1);
  std::vector<Report> reports;
  const std::atomic<bool> never = false;
  const Report last =
      thinker.think(Game(), by_depth(7), never, [&](const Report& r) { reports.push_back(r); });
  REQUIRE(reports.size() == 7);
  for (std::size_t i = 0; i < reports.size(); ++i) {
    CHECK(reports[i].depth == static_cast<int>(i) + 1);
    CHECK_FALSE(reports[i].finished);
    CHECK(reports[i].best);
  }
  CHECK(last.finished);
}

TEST_CASE("several lines are playable, different and in the order of their scores") {
  SearchRequest request = by_depth(7);
  request.lines = 3;
  const Report report = think(Game(), request);
  REQUIRE(report.lines.size() == 3);
  CHECK(report.lines[0].moves.front() == *report.best);
  CHECK(report.lines[0].score == report.score);
  for (std::size_t i = 0; i < report.lines.size(); ++i) {
    if (i > 0) CHECK(report.lines[i - 1].score >= report.lines[i].score);
    if (i > 0) CHECK(report.lines[i - 1].moves.front() != report.lines[i].moves.front());
    Game game;
    for (const Move& m : report.lines[i].moves)
      REQUIRE(game.play(m));
  }
}

TEST_CASE("there are no more lines than moves") {
  SearchRequest request = by_depth(3);
  request.lines = most_lines;
  const Report report = think(Game(), request);
  CHECK(report.lines.size() == 7);
  CHECK(report.selective_depth >= report.depth);
}

TEST_CASE("several threads find a winning move and count the positions of all") {
  const Game game = game_from(Variant::Brazilian, "W:W18,22,23,27:B9,10");
  SearchRequest request = by_depth(9);
  request.threads = 3;
  const Report together = think(game, request);
  REQUIRE(together.best);
  CHECK(together.depth >= 1);
  CHECK(together.score > 100);
  request.limits = {std::nullopt, 100000, std::nullopt};
  CHECK(think(Game(), request).nodes >= 100000);
}

TEST_CASE("a stop ends all threads") {
  Thinker thinker(1);
  SearchRequest request;
  request.threads = 3;
  const std::atomic<bool> stopped = true;
  const Report report = thinker.think(Game(), request, stopped, [](const Report&) {});
  CHECK(report.best);
  CHECK(report.finished);
}

TEST_CASE("the principal variation is playable and starts with the best move") {
  Random random(21);
  for (int n = 0; n < 30; ++n) {
    Game game = random_game(Variant::Brazilian, 3 * n, random);
    if (game.outcome()) continue;
    const Report report = think(game, by_depth(7));
    REQUIRE_FALSE(report.line.empty());
    CHECK(report.line.front() == *report.best);
    for (const Move& m : report.line)
      REQUIRE(game.play(m));
  }
}

TEST_CASE("equal seeds give equal searches, and other seeds may choose other moves") {
  std::set<std::string> first_moves;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Report once = think(Game(), by_nodes(3000, seed));
    const Report again = think(Game(), by_nodes(3000, seed));
    CHECK(once.best == again.best);
    CHECK(once.nodes == again.nodes);
    CHECK(once.score == again.score);
    first_moves.insert(to_text(Game(), *once.best));
  }
  CHECK(first_moves.size() >= 2);
}

TEST_CASE("the search visits the same number of positions with every compiler") {
  // An intended change of the search needs a new number here.
  std::uint64_t nodes = think(Game(Variant::Casual), by_depth(8)).nodes;
  for (const char* fen : {"W:W21-32:B1-12", "W:W21,22,26,27,28,30,31,32:B3,4,5,6,8,9,12,14",
                          "B:WK4,21,26,30:B5,9,12,K32", "W:WK1,K2,K3,21:BK15"}) {
    nodes += think(game_from(Variant::Brazilian, fen), by_depth(9)).nodes;
  }
  CHECK(nodes == 84510);
}

TEST_CASE("a forced move gets a short search, unless only depth is limited") {
  const Game game = game_from(Variant::Brazilian, "W:W27,21,25,29,30,31,32:B22,1,2,3,4,5,6,7");
  REQUIRE(game.legal_moves().size() == 1);
  CHECK(think(game, as_level(strongest_level, 1)).nodes <= 20000);
  CHECK(think(game, by_depth(9)).depth == 9);
}

TEST_CASE("a search of a lost position gives a move") {
  // Black loses its last piece with any move.
  const Game game = game_from(Variant::Brazilian, "B:W26,30,31:B22");
  for (const int depth : {1, 2, 3, 6, 9}) {
    const Report report = think(game, by_depth(depth));
    CHECK(report.best);
  }
  const Game blocked = game_from(Variant::Brazilian, "B:W17,22,25,26,29,30,31:B13,5");
  CHECK(think(blocked, by_depth(9)).best);
}

TEST_CASE("the score of a near win counts the plies") {
  // The king on a1 takes the only man, on c3, at once.
  const Report report = think(game_from(Variant::Brazilian, "W:WK29:B22"), by_depth(5));
  CHECK(report.score == score::won - 1);
}

TEST_CASE("every variant can be played from start to end") {
  for (std::size_t v = 0; v < variants.size(); ++v) {
    Game game(static_cast<Variant>(v));
    Thinker thinker(1);
    for (int ply = 0; ply < 400 && !game.outcome(); ++ply) {
      REQUIRE(
          game.play(*think(thinker, game, by_nodes(300, static_cast<std::uint64_t>(ply))).best));
    }
    CHECK(game.outcome());
  }
}

}  // namespace damas
