// A game with clocks at the keyboard; each line that is typed takes ten seconds.
#include <algorithm>

#include "match/saved_match.hpp"
#include "session.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

class TimedTalk {
 public:
  explicit TimedTalk(std::string input) : input_(std::move(input)), in_(input_) {}

  std::string play(Player white, Player black) {
    MatchSetup setup;
    setup.players = {white, black};
    setup.time.initial = 30s;
    Console console(in_, out_, console_setup());
    screen_.emplace(console, Match(setup, Drive::Caller), Drive::Caller, kept_);
    left_ = screen_->run();
    return out_.str();
  }
  Leave left() const { return left_; }

 private:
  ConsoleSetup console_setup() {
    ConsoleSetup setup;
    setup.echoes = true;
    setup.now = [this] {
      const auto read = in_.eof() ? input_.end() : input_.begin() + in_.tellg();
      return Milliseconds(10s) * std::count(input_.begin(), read, '\n');
    };
    return setup;
  }

  std::string input_;
  std::istringstream in_;
  std::ostringstream out_;
  UnfinishedGame kept_;
  std::optional<GameScreen> screen_;
  Leave left_ = Leave::Menu;
};

}  // namespace

TEST_CASE("the clock of the person who is asked runs, and the prompt shows it") {
  const std::string output = TimedTalk("c3d4\nboard\nf6g5\n").play(Human{}, Human{});
  CHECK(contains(output, "White (0:30), your move"));
  CHECK(contains(output, "(o) Black  0:30"));
  CHECK(contains(output, " o  White  0:20"));
  CHECK(contains(output, "Black (0:30), your move"));
  CHECK(contains(output, "Black (0:20), your move"));
  CHECK(contains(output, "White (0:20), your move"));
}

TEST_CASE("running out of time loses, and a move typed too late is not played") {
  TimedTalk talk("help\nhelp\nc3d4\nc3d4\n\n");
  const std::string output = talk.play(Human{}, Human{});
  CHECK(contains(output, "Black wins: White ran out of time.\nGame over. Enter for the menu"));
  CHECK(contains(output, "The game is over."));
  CHECK_FALSE(contains(output, "Last move"));
  CHECK(contains(output, " o  White  0:00"));
  CHECK(talk.left() == Leave::Menu);
}

TEST_CASE("an Enter that comes too late does not leave the game") {
  TimedTalk talk("\n\n\n");
  const std::string output = talk.play(Human{}, Human{});
  CHECK(contains(output, "Black wins: White ran out of time.\nGame over."));
  CHECK(talk.left() == Leave::Quit);
}

TEST_CASE("between two computers no clock runs while waiting for Enter") {
  const std::string output = TimedTalk("help\nhelp\nhelp\nhelp\n\n").play(Computer{1}, Computer{1});
  CHECK_FALSE(contains(output, "ran out of time"));
  CHECK(contains(output, "Last move"));
}

TEST_CASE("a game that was saved with a clock goes on with it") {
  const InEmptyFolder folder;
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  setup.time.initial = 5min;
  Match match(setup, Drive::Caller);
  match.tick(60s);
  REQUIRE_FALSE(save_match(match, "timed.json"));
  ConsoleSetup console;
  int calls = 0;
  console.now = [&calls] { return Milliseconds(1s) * calls++; };
  const Session session = run_session({"--load", "timed.json"}, "c3d4\nquit\n", console);
  CHECK(contains(session.output, "White (4:00), your move"));
  CHECK(contains(session.output, "| 2   o  White  3:5"));
}

}  // namespace damas::terminal
