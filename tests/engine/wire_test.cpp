#include "engine/wire.hpp"

#include "engine/positions.hpp"

namespace damas {

namespace {

WireTask read_task(const std::string& text) {
  const auto read = task_from_wire(text);
  if (const auto* error = std::get_if<WireError>(&read)) FAIL(error->what);
  return std::get<WireTask>(read);
}

Report read_report(const std::string& text) {
  const auto read = report_from_wire(text);
  if (const auto* error = std::get_if<WireError>(&read)) FAIL(error->what);
  return std::get<Report>(read);
}

WireTask travelled(const Game& game, const SearchRequest& request) {
  return read_task(to_wire(WireTask{game, request}));
}

void check_equal(const Game& a, const Game& b) {
  CHECK(a.position() == b.position());
  CHECK(a.start() == b.start());
  CHECK(a.draw_table() == b.draw_table());
  CHECK(a.ply() == b.ply());
  CHECK(a.draw_counters() == b.draw_counters());
  CHECK(a.repeatable_keys() == b.repeatable_keys());
}

void check_equal(const Report& a, const Report& b) {
  CHECK(a.best == b.best);
  CHECK(a.score == b.score);
  CHECK(a.depth == b.depth);
  CHECK(a.nodes == b.nodes);
  CHECK(a.line == b.line);
  CHECK(a.finished == b.finished);
}

// A game of `plies` random moves that is not over.
Game unfinished_game(Variant variant, int plies) {
  for (std::uint64_t seed = 1;; ++seed) {
    Random random(seed);
    Game game = random_game(variant, plies, random);
    if (!game.outcome()) return game;
  }
}

Game with_repetitions() {
  Game game = game_from(Variant::English, shuffling_kings);
  for (int i = 0; i < 7; ++i)
    REQUIRE(game.play(Move(next_shuffle(game))));
  return game;
}

// A game of Frisian whose start position has kings that have moved twice in a row.
Game from_tired_kings() {
  Game game = game_from(Variant::Frisian, "W:WKa1,c1:BKj6,d8");
  for (int i = 0; i < 4; ++i) {
    for (const Move& m : game.legal_moves()) {
      if (game.piece_at(m.from)->kind != Kind::King || m.is_capture()) continue;
      REQUIRE(game.play(Move(m)));
      break;
    }
  }
  return Game(game.position());
}

std::string sample_task() {
  Game game;
  REQUIRE(game.play(Move(game.legal_moves().front())));
  return to_wire(WireTask{game, {{5, 1000, std::chrono::milliseconds{70}}, 3, 9}, 8, true});
}

std::string sample_report() {
  return to_wire(think(Game(), by_nodes(3000)));
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

std::string task_error(const std::string& text) {
  const auto read = task_from_wire(text);
  const auto* error = std::get_if<WireError>(&read);
  return error != nullptr ? error->what : "accepted";
}

std::string report_error(const std::string& text) {
  const auto read = report_from_wire(text);
  const auto* error = std::get_if<WireError>(&read);
  return error != nullptr ? error->what : "accepted";
}

}  // namespace

TEST_CASE("games and reports of every variant survive a round trip") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    for (const int plies : {0, 25}) {
      const Game game = unfinished_game(static_cast<Variant>(i), plies);
      const WireTask task = travelled(game, by_nodes(1500, i));
      check_equal(task.game, game);
      const Report direct = think(game, by_nodes(1500, i));
      const Report there = think(task.game, task.request);
      check_equal(there, direct);
      check_equal(read_report(to_wire(there)), direct);
    }
  }
}

TEST_CASE("every draw table survives a round trip") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    for (std::size_t table = 0; table < variants[i].draw_tables.size(); ++table) {
      const Game game(static_cast<Variant>(i), table);
      CHECK(travelled(game, by_depth(1)).game.draw_table() == table);
    }
  }
}

TEST_CASE("repetitions and draw counters survive a round trip") {
  const Game game = with_repetitions();
  REQUIRE(game.repeatable_keys().size() == 8);
  const WireTask task = travelled(game, by_nodes(20000));
  check_equal(task.game, game);
  check_equal(think(task.game, task.request), think(game, by_nodes(20000)));
}

TEST_CASE("counters of king moves survive a round trip, though FEN lacks them") {
  const Game game = from_tired_kings();
  const Game fresh = game_from(Variant::Frisian, to_fen(game.start()));
  REQUIRE(fresh.start() != game.start());
  check_equal(travelled(game, by_depth(1)).game, game);
}

TEST_CASE("undone moves are not sent") {
  Game game = unfinished_game(Variant::Brazilian, 10);
  game.go_to(6);
  const WireTask task = travelled(game, by_depth(1));
  CHECK(task.game.last_ply() == 6);
  CHECK(task.game.position() == game.position());
}

TEST_CASE("requests keep their limits, and unset limits stay unset") {
  const SearchRequest all{
      {7, 1234567890123U, std::chrono::milliseconds{2500}}, 4, ~0ULL, 3, 5, true, true};
  for (const SearchRequest& request : {all, SearchRequest{}}) {
    const WireTask task = travelled(Game(), request);
    CHECK(task.request.limits.depth == request.limits.depth);
    CHECK(task.request.limits.nodes == request.limits.nodes);
    CHECK(task.request.limits.time == request.limits.time);
    CHECK(task.request.level == request.level);
    CHECK(task.request.seed == request.seed);
    CHECK(task.request.threads == request.threads);
    CHECK(task.request.lines == request.lines);
    CHECK(task.request.book == request.book);
    CHECK(task.request.endings == request.endings);
  }
  const WireTask sample = read_task(sample_task());
  CHECK(sample.hash_megabytes == 8);
  CHECK(sample.forget);
}

TEST_CASE("a report keeps all its lines") {
  SearchRequest request = by_depth(5);
  request.lines = 3;
  const Report report = think(Game(), request);
  const Report travelled = read_report(to_wire(report));
  CHECK(travelled.selective_depth == report.selective_depth);
  CHECK(travelled.table_permille == report.table_permille);
  REQUIRE(travelled.lines.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(travelled.lines[i].score == report.lines[i].score);
    CHECK(travelled.lines[i].moves == report.lines[i].moves);
  }
}

TEST_CASE("a report without a move survives a round trip") {
  const Report report = read_report(to_wire(Report{}));
  CHECK_FALSE(report.best);
  CHECK(report.line.empty());
  CHECK_FALSE(report.finished);
}

TEST_CASE("an invalid task is refused with a sentence that names the line") {
  const std::string good = sample_task();
  CHECK(task_error(good) == "accepted");
  CHECK(task_error("") == "line 1 (damas-search): expected a line of that key, found \"\"");
  CHECK(task_error(replaced(good, "damas-search 4", "damas-search 2")) ==
        "line 1 (damas-search): expected a number from 4 to 4, found \"2\"");
  CHECK(task_error(replaced(good, "brazilian", "chess")) ==
        "line 2 (variant): expected the identifier of a variant, found \"chess\"");
  CHECK(task_error(replaced(good, "draws 0", "draws 99")).substr(0, 7) == "line 3 ");
  CHECK(task_error(replaced(good, "start W", "start X")).substr(0, 7) == "line 4 ");
  CHECK(task_error(replaced(good, "level 3", "level 11")) ==
        "line 9 (level): expected a number from 1 to 10, found \"11\"");
  CHECK(task_error(replaced(good, "depth 5", "depth 0")).substr(0, 7) == "line 6 ");
  CHECK(task_error(replaced(good, "seed 9", "seed nine")).substr(0, 8) == "line 10 ");
  CHECK(task_error(good + "more\n") == "line 17 (end): expected no further line, found \"more\"");
}

TEST_CASE("illegal moves and finished games are refused") {
  const std::string good = sample_task();
  const std::size_t at = good.find("moves ") + 6;
  const std::string move = good.substr(at, good.find('\n', at) - at);
  CHECK(task_error(replaced(good, move, move + " " + move)) ==
        "line 5 (moves): expected only legal moves, of a game that goes on, found \"" + move + '"');
  CHECK(task_error(replaced(good, move, "1:2:0:0")) ==
        "line 5 (moves): expected a move as from:to:taken:taken:promotes, found \"1:2:0:0\"");
  const std::string over = to_wire(WireTask{game_from(Variant::Brazilian, "W:W:Bb8"), {}});
  CHECK(task_error(over) == "line 5 (moves): expected a game that goes on, found one that is over");
}

TEST_CASE("an invalid report is refused") {
  const std::string good = sample_report();
  CHECK(report_error(good) == "accepted");
  CHECK(report_error(replaced(good, "finished 1", "finished 2")).find("finished") !=
        std::string::npos);
  CHECK(report_error(replaced(good, ":0:0:0", ":0:0:7")).substr(0, 13) == "line 2 (best)");
  CHECK(report_error(replaced(good, "best ", "best 200:1:0:0:0 ")).substr(0, 13) ==
        "line 2 (best)");
}

TEST_CASE("truncated texts are refused") {
  const std::string task = sample_task();
  for (std::size_t n = 0; n + 2 < task.size(); ++n)
    CHECK(task_error(task.substr(0, n)) != "accepted");
  const std::string report = sample_report();
  for (std::size_t n = 0; n + 2 < report.size(); ++n)
    CHECK(report_error(report.substr(0, n)) != "accepted");
}

}  // namespace damas
