#include "hub/session.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"

// Sanitizers reserve more memory than such a limit allows, also if only other rooms have them.
#if defined(__linux__) && !defined(DAMAS_SANITIZED)
#define DAMAS_CAN_LIMIT_MEMORY
#include <sys/resource.h>
#endif

namespace damas::hub {

namespace {

// A session and its answers, which may only be read while no search is running.
struct Table {
  std::vector<std::string> lines;
  Session session{"1.2", [this](const std::string& line) { lines.push_back(line); }};

  // The answers to one line, including those of its search.
  std::vector<std::string> ask(std::string_view line) {
    lines.clear();
    session.take(line);
    session.wait();
    return lines;
  }
  std::string last(std::string_view line) {
    const auto answers = ask(line);
    return answers.empty() ? "" : answers.back();
  }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("A search reports and ends with a move") {
  Table table;
  CHECK(table.ask("pos").empty());
  CHECK(table.ask("level depth=3").empty());
  const auto answers = table.ask("go think");
  REQUIRE(answers.size() == 4);
  CHECK(answers[0].starts_with("info depth=1 score="));
  CHECK(answers[2].starts_with("info depth=3 score="));
  CHECK(answers[3].starts_with("done move="));
  CHECK(answers[3].find(" ponder=") != std::string::npos);
  CHECK(table.last("set-param name=ponder value=false").empty());
  CHECK(table.last("go think").find(" ponder=") == std::string::npos);
}

TEST_CASE("The same position and seed give the same search") {
  Table one;
  Table other;
  for (Table* table : {&one, &other}) {
    table->ask("set-param name=variant value=russian");
    table->ask("set-param name=seed value=9");
    table->ask("level nodes=20000");
  }
  CHECK(one.last("go think") == other.last("go think"));
}

TEST_CASE("Stop ends an unlimited search, and a ping is answered during the search") {
  Table table;
  table.ask("level infinite");
  table.lines.clear();
  CHECK(table.session.take("go analyze"));
  CHECK(table.session.take("ping"));
  CHECK(table.session.take("stop"));
  // This command waits for the answer of the stopped search.
  CHECK(table.session.take("level depth=1"));
  table.session.wait();
  CHECK(std::count(table.lines.begin(), table.lines.end(), "pong") == 1);
  CHECK(table.lines.back().starts_with("done move="));
  CHECK(table.last("stop").empty());
}

TEST_CASE("Other commands are refused during a search") {
  Table table;
  table.ask("level infinite");
  table.lines.clear();
  table.session.take("go ponder");
  table.session.take("go think");
  table.session.take("stop");
  table.session.wait();
  CHECK(std::count(table.lines.begin(), table.lines.end(),
                   "error message=\"go: expected stop, ponder-hit or ping during a search\"") == 1);
}

TEST_CASE("A search on the opponent's time has no time limit until ponder-hit") {
  Table table;
  table.ask("level move-time=0.001");
  table.lines.clear();
  table.session.take("go ponder");
  table.session.take("ponder-hit");
  table.session.wait();
  CHECK(table.lines.back().starts_with("done move="));
}

TEST_CASE("A search that ends on the opponent's time answers after ponder-hit or stop") {
  for (const char* const released : {"ponder-hit", "stop"}) {
    Table table;
    table.ask("level depth=1");
    table.lines.clear();
    table.session.take("go ponder");
    table.session.wait();
    CHECK_FALSE(table.lines.back().starts_with("done"));
    CHECK(table.last("go think").starts_with("error"));
    CHECK(table.last(released).starts_with("done move="));
    CHECK(table.last("go think").starts_with("done move="));
  }
}

TEST_CASE("A search ends with quit or with its session") {
  Table table;
  table.ask("level infinite");
  table.session.take("go analyze");
  CHECK_FALSE(table.session.take("quit"));
  Table left;
  left.ask("level infinite");
  left.session.take("go analyze");
}

TEST_CASE("A low level keeps its own limits") {
  Table table;
  table.ask("set-param name=level value=2");
  table.ask("level infinite");
  CHECK(table.ask("go think").size() <= 3);
}

TEST_CASE("Invalid parameters are refused with what was expected") {
  Table table;
  CHECK(table.last("set-param name=hash value=0") ==
        "error message=\"set-param hash: expected a whole number from 1 to 4096\"");
  CHECK(table.last("set-param name=level value=nine")
            .starts_with("error message=\"set-param level: expected a whole number from 1 to "));
  CHECK(table.last("set-param name=draws value=mine")
            .starts_with("error message=\"set-param draws: expected one of "));
  CHECK(table.last("set-param name=ponder value=1") ==
        "error message=\"set-param ponder: expected true or false\"");
  CHECK(table.last("set-param name=book value=1") ==
        "error message=\"set-param book: expected true or false\"");
  CHECK(table.last("set-param name=endings value=no") ==
        "error message=\"set-param endings: expected true or false\"");
  CHECK(table.last("set-param name=library value=true")
            .starts_with("error message=\"set-param: expected one of the names variant, draws, "));
  CHECK(table.last("set-param name=hash") ==
        "error message=\"set-param: expected name and value\"");
}

#if defined(DAMAS_CAN_LIMIT_MEMORY)
TEST_CASE("A table for which there is no memory is refused, and a smaller one works") {
  rlimit before{};
  REQUIRE(getrlimit(RLIMIT_AS, &before) == 0);
  const rlimit limited{rlim_t{2} << 30, before.rlim_max};
  REQUIRE(setrlimit(RLIMIT_AS, &limited) == 0);
  Table table;
  table.ask("set-param name=hash value=4096");
  constexpr const char* refused =
      "error message=\"hash: expected a smaller table, cannot allocate 4096 MB\"";
  CHECK(table.last("init") == refused);
  table.ask("level depth=1");
  CHECK(table.last("go think") == refused);
  table.ask("set-param name=hash value=1");
  CHECK(table.last("init") == "ready");
  CHECK(table.last("go think").starts_with("done move="));
  setrlimit(RLIMIT_AS, &before);
}
#endif

TEST_CASE("A finished game is not searched") {
  Table table;
  table.ask("set-param name=variant value=brazilian");
  CHECK(table.last("pos pos=Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeew")
            .starts_with("error message=\"pos: expected "));
  // White captures Black's last piece.
  table.ask("pos pos=Weeeeeeeeeeeeeeeeebeeeweeeeeeeeee moves=22x15x18");
  CHECK(table.last("go think") ==
        "error message=\"go: expected a position in which the game goes on\"");
}

TEST_CASE("A valid line with wrong characters is carried out or answered with an error") {
  const std::vector<std::string> valid = {
      "hub",
      "set-param name=variant value=normal",
      "set-param name=variant value=turkish",
      "set-param name=draws value=cbd",
      "set-param name=level value=4",
      "set-param name=multi-pv value=3",
      "set-param name=weights value=none",
      "init",
      "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 19-23 28x19x23\"",
      "pos moves=\"32-28 19-23\"",
      "level depth=2 nodes=50",
      "level moves=40 time=0.01 inc=0.001 nodes=50",
      "level move-time=0.001 nodes=50",
      "go think",
      "new-game",
      "ping",
      "ponder-hit",
      "stop"};
  Table table;
  Random random(11);
  const auto any = [&](std::size_t count) {
    return static_cast<std::size_t>(random.below(static_cast<int>(count)));
  };
  for (int i = 0; i < 4000; ++i) {
    std::string line = valid[any(valid.size())];
    for (int n = random.below(4); n > 0; --n) {
      const std::size_t at = any(line.size());
      const auto letter = static_cast<char>(random.below(256));
      switch (random.below(4)) {
        case 0:
          line[at] = letter;
          break;
        case 1:
          line.insert(at, 1, letter);
          break;
        case 2:
          line.erase(at);
          break;
        default:
          line.insert(at, valid[any(valid.size())].substr(0, 1 + any(20)));
          break;
      }
      if (line.empty()) line = " ";
    }
    // No other line limits the search.
    if (line.find("go") != std::string::npos) table.ask("level nodes=50");
    CAPTURE(line);
    for (const std::string& answer : table.ask(line))
      CHECK(std::holds_alternative<Message>(parse_message(answer)));
  }
  CHECK(table.last("ping") == "pong");
}

TEST_CASE("Every line is carried out or answered with an error") {
  const std::vector<std::string> parts = {
      "pos",  "pos=W",      "moves=",   "\"32-28 ",  "level", "depth=2",     "nodes=50",
      "go",   "think",      "go think", "set-param", "name=", "variant",     "value=",
      "hash", "brazilian",  "=",        "\"",        "-1",    "99999999999", "time=1e400",
      "stop", "ponder-hit", "ping",     "new-game",  "init",  "\xff\x01",    "28x19x23",
      "hub",  "x",          "",         "infinite",  "inc=",  "moves",       "pos=Beeew"};
  Table table;
  Random random(4);
  for (int i = 0; i < 3000; ++i) {
    std::string line;
    for (int n = 1 + random.below(5); n > 0; --n) {
      line += parts[static_cast<std::size_t>(random.below(static_cast<int>(parts.size())))];
      if (random.below(3) > 0) line += ' ';
    }
    if (line.find("go") != std::string::npos) table.ask("level nodes=50");
    const Lines answers = table.ask(line);
    for (const std::string& answer : answers) {
      CAPTURE(line);
      CAPTURE(answer);
      const bool known = answer.starts_with("error message=\"") || answer.starts_with("info ") ||
                         answer.starts_with("done move=") || answer.starts_with("id name=") ||
                         answer.starts_with("param name=") || answer == "wait" ||
                         answer == "ready" || answer == "pong";
      CHECK(known);
    }
  }
}

}  // namespace damas::hub
