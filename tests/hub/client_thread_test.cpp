#include "hub/client_thread.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#if !defined(_WIN32)
#include <csignal>

#include "files/test_folder.hpp"
#endif

#include "hub/position.hpp"
#include "hub/session_program.hpp"

namespace damas::hub {

namespace {

using Kind = ProgramTrouble::Kind;

// Counts the calls of `changed`, so that a test waits for a program's news instead of a fixed time.
class Bell {
 public:
  std::function<void()> ringing() {
    return [this] {
      const std::lock_guard lock(mutex_);
      ++rings_;
      rung_.notify_all();
    };
  }
  // Calls `happened` after every ring, for a minute at most.
  bool wait(const std::function<bool()>& happened) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    for (int heard = -1; !happened();) {
      std::unique_lock lock(mutex_);
      if (!rung_.wait_until(lock, end, [&] { return rings_ != heard; })) return false;
      heard = rings_;
    }
    return true;
  }

 private:
  std::mutex mutex_;
  std::condition_variable rung_;
  int rings_ = 0;
};

struct Asked {
  Bell bell;
  std::unique_ptr<ClientThread> thread;

  explicit Asked(ClientThread::Start start, ClientThreadOptions options = {}) {
    options.changed = bell.ringing();
    thread = std::make_unique<ClientThread>(std::move(start), std::move(options));
  }
  std::optional<std::string> name() {
    CHECK(bell.wait([&] { return thread->name() || thread->trouble(); }));
    return thread->name();
  }
  std::optional<Report> found() {
    CHECK(bell.wait([&] {
      const auto report = thread->poll();
      return thread->trouble() || (report && report->finished);
    }));
    return thread->poll();
  }
  ProgramTrouble trouble() {
    REQUIRE(bell.wait([&] { return thread->trouble().has_value(); }));
    return *thread->trouble();
  }
};

Started own_session() {
  return std::unique_ptr<Program>(std::make_unique<SessionProgram>());
}

ThinkingTime moment() {
  return {Milliseconds(1)};
}

Message info_of(const std::string& line) {
  return std::get<Message>(parse_message(line));
}

}  // namespace

TEST_CASE("A program in its own thread reports its name and finds moves") {
  Asked asked(own_session, {Variant::Russian});
  CHECK(asked.name() == "Damas 1");
  Game game(Variant::Russian);
  for (int ply = 0; ply < 4; ++ply) {
    asked.thread->start(game, moment());
    const auto report = asked.found();
    REQUIRE(report.has_value());
    CHECK(report->line.front() == *report->best);
    CHECK(report->depth > 0);
    CHECK(game.play(*report->best));
  }
  CHECK_FALSE(asked.thread->trouble().has_value());
}

TEST_CASE("An analysis ends with its time") {
  Asked asked(own_session, {Variant::Brazilian});
  asked.thread->start(Game(), {.move = Milliseconds(1), .analysis = true});
  const auto report = asked.found();
  REQUIRE(report.has_value());
  CHECK(Game().is_legal(*report->best));
  CHECK_FALSE(asked.thread->trouble().has_value());
}

TEST_CASE("A new search replaces an unlimited one at once") {
  Asked asked(own_session, {Variant::International});
  const Game game(Variant::International);
  asked.thread->start(game, {});
  REQUIRE(asked.bell.wait([&] { return asked.thread->poll().has_value(); }));
  CHECK_FALSE(asked.thread->poll()->finished);
  Game other = game;
  other.play(other.legal_moves().front());
  asked.thread->start(other, moment());
  CHECK(other.is_legal(*asked.found()->best));
  asked.thread->start(game, {});
  asked.thread->stop();
  CHECK_FALSE(asked.thread->poll().has_value());
  asked.thread->start(other, moment());
  CHECK(asked.found().has_value());
}

TEST_CASE("The reason is reported if a program cannot be started") {
  Asked asked([] { return Started(std::string("cannot start 'x': No such file")); });
  CHECK(asked.trouble() == ProgramTrouble{Kind::NotStarted, "No such file"});
  asked.thread->start(Game(), moment());
  CHECK_FALSE(asked.thread->poll().has_value());
}

TEST_CASE("Only the valid values of an info message are read") {
  const Game game(Variant::International);
  Report report;
  take_info(info_of("info depth=7"), game, report);
  CHECK(report.depth == 0);
  take_info(info_of("info depth=12 score=-0.125 nodes=1234 time=0.5 pv=\"32-28 19-23 28x19 9-9\""),
            game, report);
  CHECK(report.depth == 12);
  CHECK(report.score == -13);
  CHECK(report.nodes == 1234);
  CHECK(report.elapsed == Milliseconds(500));
  CHECK(report.line.size() == 3);
  CHECK(report.best == find_move(game, "32-28"));
  take_info(info_of("info depth=many score=+x pv=nonsense"), game, report);
  CHECK(report.score == -13);
  CHECK(report.line.size() == 3);
  take_info(info_of("info multi-pv=2 depth=30 score=5"), game, report);
  CHECK(report.depth == 12);
  take_info(info_of("info score=+299.93"), game, report);
  CHECK(report.score == 29993);
}

#if !defined(_WIN32)
namespace {

// A program that greets correctly, with its process number as its name, and runs a command for each
// search.
ClientThread::Start script(const std::string& when_thinking) {
  return [when_thinking] {
    return start_program({"/bin/sh", "-c",
                          "while read -r line; do case \"$line\" in hub) echo \"id name=$$\"; "
                          "echo wait;; init) echo ready;; go*) " +
                              when_thinking + ";; quit) exit;; esac; done"});
  };
}

ProgramTrouble trouble_of(const std::string& when_thinking, Milliseconds grace) {
  ClientThreadOptions options{Variant::International};
  options.grace = grace;
  Asked asked(script(when_thinking), options);
  asked.thread->start(Game(Variant::International), moment());
  return asked.trouble();
}

}  // namespace

TEST_CASE("A crash, an illegal move and silence during a search are distinguished") {
  constexpr Milliseconds long_enough = std::chrono::minutes(1);
  CHECK(trouble_of("kill -SEGV $$", long_enough).kind == Kind::Ended);
  CHECK(trouble_of("echo done move=1-2", long_enough) == ProgramTrouble{Kind::IllegalMove, "1-2"});
  CHECK(trouble_of("echo done", long_enough) == ProgramTrouble{Kind::IllegalMove, ""});
  CHECK(trouble_of(":", Milliseconds(20)).kind == Kind::Silent);
}

TEST_CASE("A program without the protocol or the variant is reported before any search") {
  ClientThreadOptions impatient{Variant::International};
  impatient.patience = Milliseconds(50);
  Asked mute([] { return start_program({"/bin/sh", "-c", "sleep 1000"}); }, impatient);
  CHECK(mute.trouble().kind == Kind::NoGreeting);
  Asked leaving([] { return start_program({"/bin/sh", "-c", "exit 1"}); });
  CHECK(leaving.trouble().kind == Kind::NoGreeting);
  // A program without a parameter for the variant plays only International.
  Asked narrow(script(":"), {Variant::Turkish});
  CHECK(narrow.trouble().kind == Kind::Unfit);
}

TEST_CASE("A program that hangs is killed together with its client thread") {
  ClientThreadOptions options{Variant::International};
  Asked asked(script("trap '' TERM; while :; do sleep 1; done"), options);
  const auto name = asked.name();
  REQUIRE(name.has_value());
  asked.thread->start(Game(Variant::International), {});
  asked.thread.reset();
  CHECK(kill(std::stoi(*name), 0) == -1);
}

TEST_CASE("A program starts in its own folder and with its arguments") {
  const test::Folder folder;
  const std::string file = folder.path("program.sh");
  std::ofstream(file) << "#!/bin/sh\nhere=$(basename \"$(pwd)\")\n"
                      << "while read -r line; do case \"$line\" in\n"
                      << "hub) echo \"id name=\\\"$1 $here\\\"\"; echo wait;; init) echo ready;;\n"
                      << "quit) exit;; esac; done\n";
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  Bell bell;
  const auto program =
      start_hub_program({file, "'a b'"}, Variant::International, 0, bell.ringing());
  REQUIRE(bell.wait([&] { return program->name() || program->trouble(); }));
  CHECK(program->name() == "a b " + std::filesystem::path(folder.path()).filename().string());
  Bell second;
  const auto unquoted =
      start_hub_program({file, "'a b"}, Variant::International, 0, second.ringing());
  REQUIRE(second.wait([&] { return unquoted->trouble().has_value(); }));
  CHECK(unquoted->trouble()->kind == Kind::NotStarted);
}

#endif

}  // namespace damas::hub
