// Matches with correct and faulty Hub programs.
#include <fstream>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "files/whole_file.hpp"
#include "main/engine/match/contest.hpp"
#include "main/engine/setup.hpp"
#include "process/program.hpp"

namespace damas::tool {

#if !defined(_WIN32)
namespace {

using test::content;

// A program that greets correctly, logs its start, and runs a command for each search.
struct Script {
  explicit Script(const std::string& when_thinking) {
    std::ofstream(name) << "echo started >>'" << log << "'\n"
                        << "while read -r line; do case \"$line\" in\n"
                        << "hub) echo 'id name=Script'; echo wait;;\n"
                        << "init) echo ready;;\n"
                        << "go*) " << when_thinking << ";;\n"
                        << "quit) exit;;\n"
                        << "esac; done\n";
  }
  std::string entrant() const { return "nodes=50,program=/bin/sh " + name; }
  int starts() const {
    const std::string text = content(log);
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  }

  test::Folder folder;
  std::string name = folder.path("program.sh");
  std::string log = folder.path("log");
};

Contest against(const std::string& b, Variant variant, int pairs) {
  Contest contest;
  contest.variant = variant;
  contest.a = parse_entrant("nodes=50");
  contest.b = parse_entrant(b);
  contest.pairs = pairs;
  return contest;
}

// Checks that each game is lost for the same reason, and that the next one is still played.
void check_always_lost(const Script& script, const std::string& reason, int starts,
                       Milliseconds patience = Milliseconds(60000)) {
  Contest contest = against(script.entrant(), Variant::International, 2);
  contest.referee.patience = patience;
  std::vector<std::string> reasons;
  ContestCallbacks callbacks;
  callbacks.game = [&](const GameRecord& game) { reasons.push_back(game.reason); };
  const Tally tally = play_contest(contest, callbacks);
  CHECK(tally.wins == 4);
  CHECK(reasons == std::vector<std::string>(4, "b forfeits: " + reason + "."));
  CHECK(script.starts() == starts);
}

}  // namespace

TEST_CASE("A program that crashes loses, and is started again for the next game") {
  check_always_lost(Script("kill -SEGV $$"), "ended (signal 11)", 4);
  check_always_lost(Script("echo 'error message=\"no memory\"'; exit 3"),
                    "ended (exit status 3) after its error 'no memory'", 4);
}

TEST_CASE("A program that is silent or sends nonsense loses") {
  check_always_lost(Script(":"), "did not answer in time", 4, Milliseconds(20));
  check_always_lost(Script("echo '\"='; echo hello world"), "did not answer in time", 4,
                    Milliseconds(20));
  check_always_lost(Script("while :; do echo info depth=1; done"), "did not answer in time", 4,
                    Milliseconds(20));
}

TEST_CASE("A program that sends an illegal move or no move loses") {
  check_always_lost(Script("echo done move=1-2"), "sent '1-2', which is no legal move", 4);
  check_always_lost(Script("echo done"), "sent no move", 4);
}

TEST_CASE("A program that cannot play at all is reported before the match") {
  const Script script(":");
  const auto problem = [](const std::string& entrant, Variant variant) -> std::string {
    try {
      try_out(parse_entrant(entrant), {variant, 0, Milliseconds(60000)});
    } catch (const BadInput& e) {
      return e.what();
    }
    return "";
  };
  CHECK(problem(script.entrant(), Variant::International).empty());
  CHECK(problem(script.entrant(), Variant::Brazilian) ==
        "the program '/bin/sh' cannot play: has no parameter 'variant'");
  CHECK(problem("nodes=5,program=/no/such hub", Variant::Brazilian) ==
        "the program '/no/such' cannot play: cannot start '/no/such': No such file or directory");
  CHECK(problem("nodes=5,hash=3,program=/bin/sh " + script.name, Variant::International) ==
        "the program '/bin/sh' cannot play: has no parameter 'hash'");
}

TEST_CASE("Our own program plays whole games over the protocol") {
  for (const Variant variant : {Variant::Brazilian, Variant::Italian, Variant::Turkish}) {
    CAPTURE(info(variant).id);
    Contest contest = against("depth=2,hash=1,program='" DAMAS_ENGINE "' hub", variant, 1);
    contest.a = parse_entrant("depth=2");
    ContestCallbacks callbacks;
    callbacks.game = [](const GameRecord& game) {
      CAPTURE(game.reason);
      CHECK_FALSE(game.forfeited);
    };
    CHECK(play_contest(contest, callbacks).games() == 2);
  }
}

TEST_CASE("A killed match continues to the same games") {
  const test::Folder folder;
  const auto command = [&](const std::string& name) {
    return std::vector<std::string>{DAMAS_ENGINE,    "match",
                                    "--a",           "nodes=300",
                                    "--b",           "depth=1",
                                    "--games",       "40",
                                    "--concurrency", "2",
                                    "--pdn",         folder.path(name + ".pdn"),
                                    "--state",       folder.path(name + ".state")};
  };
  using Clock = std::chrono::steady_clock;
  const auto run = [&](const std::string& name, bool to_the_end) {
    Started started = start_program(command(name));
    REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
    Program& program = *std::get<std::unique_ptr<Program>>(started);
    for (;;) {
      const Received received = program.receive(Clock::now() + std::chrono::minutes(4));
      REQUIRE(received.kind != Received::Kind::Silence);
      if (received.kind == Received::Kind::End || !to_the_end) return;
    }
  };
  run("whole", true);
  run("killed", false);  // after the first line that it prints
  run("killed", true);
  CHECK(content(folder.path("killed.pdn")) == content(folder.path("whole.pdn")));
  CHECK(content(folder.path("whole.pdn")).find("[Round \"20.2\"]") != std::string::npos);
}

#endif

}  // namespace damas::tool
