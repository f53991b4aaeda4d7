// The unfinished game survives every end of the program.
#include "view/terminal/unfinished_game.hpp"

#include <algorithm>
#include <fstream>

#include "core/move_input.hpp"
#include "files/paths.hpp"
#include "files/test_folder.hpp"
#include "match/saved_match.hpp"
#include "session.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

namespace {

using test::Folder;

constexpr const char* question = "There is an unfinished game: ";
constexpr const char* name = "terminal-game.json";

Session play(const Folder& folder, std::vector<std::string> arguments, const std::string& typed) {
  arguments.insert(arguments.end(), {"--data", folder.path()});
  return run_session(arguments, typed);
}

bool exists(const Folder& folder, const std::string& file) {
  return std::filesystem::exists(path_of(folder.path(file)));
}

std::string content(const Folder& folder, const std::string& file = name) {
  const auto text = read_text(folder.path(file));
  REQUIRE(std::holds_alternative<std::string>(text));
  return std::get<std::string>(text);
}

void write(const Folder& folder, const std::string& text) {
  REQUIRE_FALSE(write_text(folder.path(name), text));
}

Match match_after(const char* move) {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  Match match(setup, Drive::Caller);
  const auto typed = MoveInput(match.game()).type(move);
  REQUIRE_FALSE(match.submit(Side::White, command::Play{std::get<Move>(typed)}));
  return match;
}

}  // namespace

TEST_CASE("quit at the question about the unfinished game leaves it as it is") {
  const Folder folder;
  play(folder, {"--mode", "persons"}, "c3d4\nquit\n");
  const std::string kept = content(folder);
  for (const char* word : {"quit", "exit", "q", "sair"}) {
    CAPTURE(word);
    const Session plain = play(folder, {}, std::string(word) + "\n");
    CHECK(contains(plain.output, question));
    CHECK(contains(plain.output, "Goodbye!"));
    CHECK_FALSE(contains(plain.output, "Type a number"));
    CHECK(content(folder) == kept);
    // The second question, whether the game is given up for another one.
    play(folder, {"--mode", "persons"}, std::string("no\n") + word + "\n");
    CHECK(content(folder) == kept);
  }
}

TEST_CASE("at the end of the input the game is kept, and the next start continues it") {
  const Folder folder;
  const Session first = play(folder, {"--mode", "persons", "--variant", "russian"}, "c3d4\nb6a5\n");
  CHECK(contains(first.output, "The unfinished game is kept"));
  CHECK_FALSE(contains(first.output, question));
  const Session second = play(folder, {}, "\nmoves\n");
  CHECK(contains(second.output,
                 "There is an unfinished game: Russian, Two people at this keyboard, 2 moves.\n"
                 "Continue it? [Y/n]: "));
  CHECK(contains(second.output, "1. c3-d4 b6-a5"));
}

TEST_CASE("every move is kept at once, those taken back too") {
  const Folder folder;
  UnfinishedGame kept(folder.path());
  std::istringstream in("c3d4\nb6a5\nundo\n");
  std::ostringstream out;
  std::vector<std::string> seen;  // at each question
  ConsoleSetup setup;
  setup.width = [&] {
    const auto text = read_text(folder.path(name));
    const auto* found = std::get_if<std::string>(&text);
    if (found && (seen.empty() || seen.back() != *found)) seen.push_back(*found);
    return 80;
  };
  Console console(in, out, setup);
  MatchSetup match;
  match.players = {Human{}, Human{}};
  GameScreen(console, Match(match, Drive::Caller), Drive::Caller, kept).run();
  REQUIRE(seen.size() == 3);
  const auto plies = [](const std::string& text) {
    const Match restored = std::get<Match>(restore(text, Drive::Caller));
    return std::pair(restored.game().ply(), restored.game().last_ply());
  };
  CHECK(plies(seen[0]) == std::pair(1, 1));
  CHECK(plies(seen[1]) == std::pair(2, 2));
  CHECK(plies(seen[2]) == std::pair(1, 2));
}

TEST_CASE("the clock of the move under way is kept every second, and its flag falls unasked") {
  for (const auto& [time, ends] : {std::pair(7, false), {61, true}}) {
    const int seconds = time;  // clang 14 captures no structured binding
    CAPTURE(seconds);
    const Folder folder;
    UnfinishedGame kept(folder.path());
    std::istringstream in("c3d4\nb6a5\n");
    std::ostringstream out;
    Milliseconds now{0};
    ConsoleSetup setup;
    setup.now = [&] { return now; };
    int questions = 0;
    std::optional<Milliseconds> left;  // in the save before the second answer
    setup.wait_for_answer = [&](const auto& read, const auto& meanwhile) {
      if (++questions == 2) {
        for (int i = 0; i < seconds; ++i) {
          now += Milliseconds{1000};
          meanwhile();
        }
        const auto text = read_text(folder.path(name));
        if (const auto* found = std::get_if<std::string>(&text)) {
          left = std::get<Match>(restore(*found, Drive::Caller)).clock().remaining(Side::Black);
        }
      }
      read();
    };
    Console console(in, out, setup);
    MatchSetup match;
    match.players = {Human{}, Human{}};
    match.time.initial = Milliseconds{60'000};
    GameScreen(console, Match(match, Drive::Caller), Drive::Caller, kept).run();
    REQUIRE(left);
    CHECK(*left == Milliseconds{ends ? 1'000 : 53'000});
    CHECK(contains(out.str(), "time") == ends);
    CHECK(exists(folder, name) != ends);
  }
}

TEST_CASE("quit asks nothing if the game is kept") {
  const Folder folder;
  const Session session = play(folder, {"--mode", "persons"}, "c3d4\nquit\n");
  CHECK_FALSE(contains(session.output, "will be lost"));
  CHECK(contains(session.output, "The unfinished game is kept"));
  CHECK(contains(play(folder, {}, "\nmenu\nquit\n").output, "1. Continue"));
}

TEST_CASE("options that begin another game do not lose the kept one") {
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"--mode", "persons", "--variant", "russian"},
        {"--fen", "W:Wc3,d2:Bh8"},
        {"--variant", "italian"}}) {
    CAPTURE(options.back());
    const Folder folder;
    play(folder, {"--mode", "persons"}, "c3d4\n");
    const std::string before = content(folder);
    CHECK(contains(play(folder, options, "").output, question));
    CHECK(contains(play(folder, options, "yes\nmoves\n").output, "1. c3-d4"));
    // Neither continued nor given up: the menu still offers it.
    CHECK(contains(play(folder, options, "n\nno\n").output, "1. Continue"));
    CHECK(content(folder) == before);
  }
  const Folder folder;
  play(folder, {"--mode", "persons"}, "c3d4\n");
  const Session given_up = play(folder, {"--mode", "persons"}, "n\nyes\nc3b4\n");
  CHECK(contains(given_up.output, "Give up the unfinished game?"));
  CHECK(contains(play(folder, {}, "\nmoves\n").output, "1. c3-b4"));
}

TEST_CASE("a given-up game is kept until a move is made in the next one") {
  const Folder folder;
  play(folder, {"--mode", "persons"}, "c3d4\n");
  play(folder, {"--mode", "persons"}, "n\nyes\n");
  CHECK(contains(play(folder, {}, "\nmoves\n").output, "1. c3-d4"));
}

TEST_CASE("opening a file asks before the kept game would be lost") {
  const Folder folder;
  play(folder, {"--mode", "persons"},
       "c3b4\nsave " + folder.path("other.json") + "\nresign\nyes\n");
  play(folder, {"--mode", "persons"}, "c3d4\n");
  const Session kept = play(folder, {"--load", folder.path("other.json")}, "no\n1\nmoves\n");
  CHECK(contains(kept.output, "Open the other one?"));
  CHECK(contains(kept.output, "1. c3-d4"));
}

TEST_CASE("the puzzle and demonstrations do not affect the kept game") {
  const Folder folder;
  play(folder, {"--mode", "persons"}, "c3d4\n");
  const std::string before = content(folder);
  const Session puzzle = play(folder, {"--mode", "puzzle"}, "menu\nquit\n");
  CHECK_FALSE(contains(puzzle.output, question));
  CHECK(contains(puzzle.output, "1. Continue"));
  CHECK_FALSE(contains(play(folder, {"--demo", "--level", "1"}, "").output, question));
  CHECK(content(folder) == before);
}

TEST_CASE("a game that is over is not kept, but one taken back from its end is") {
  const Folder folder;
  play(folder, {"--mode", "persons"}, "c3d4\nresign\nyes\n");
  CHECK_FALSE(exists(folder, name));
  CHECK_FALSE(contains(play(folder, {}, "").output, question));
  play(folder, {"--mode", "persons", "--fen", "W:Wc3:Bd4"}, "1\n");
  CHECK_FALSE(exists(folder, name));
  play(folder, {"--mode", "persons", "--fen", "W:Wc3:Bd4"}, "1\nundo\n");
  CHECK(exists(folder, name));
}

TEST_CASE("an unreadable file is renamed, and that is reported") {
  const Folder folder;
  write(folder, "{\"damas\": 1");
  const Session session = play(folder, {}, "");
  CHECK(contains(session.output, "terminal-game.json.bad-1"));
  CHECK(content(folder, "terminal-game.json.bad-1") == "{\"damas\": 1");
  CHECK_FALSE(contains(session.output, question));
  // Below the board where there is no menu.
  write(folder, "more");
  CHECK(contains(play(folder, {"--mode", "persons"}, "c3d4\n").output, "terminal-game.json.bad-2"));
  CHECK(exists(folder, name));
}

TEST_CASE("two terminals at once have a game each, and the second reports it") {
  const Folder folder;
  UnfinishedGame first(folder.path());
  first.keep(match_after("c3d4"));
  const std::string before = content(folder);
  const Session second = play(folder, {"--mode", "persons"}, "c3b4\n");
  CHECK(contains(second.output, "in another terminal"));
  CHECK_FALSE(contains(second.output, question));
  CHECK(content(folder) == before);
  CHECK(exists(folder, "terminal-game-2.json"));
  CHECK(first.take_notices(Language::English).empty());
}

TEST_CASE("the game of a terminal that was killed is offered") {
  const Folder folder;
  {
    UnfinishedGame first(folder.path());
    UnfinishedGame killed(folder.path());
    killed.keep(match_after("c3d4"));
  }
  CHECK(contains(play(folder, {}, "\nmoves\n").output, "1. c3-d4"));
}

TEST_CASE("the window's unfinished game is a separate one") {
  const Folder folder;
  REQUIRE_FALSE(write_text(folder.path("game.json"), save(match_after("c3d4"))));
  const Session session = play(folder, {"--mode", "persons"}, "c3b4\n");
  CHECK_FALSE(contains(session.output, question));
  CHECK(content(folder, "game.json") == save(match_after("c3d4")));
}

TEST_CASE("an unusable folder is reported, and quit asks again") {
  const Folder folder;
  REQUIRE_FALSE(write_text(folder.path("file"), "no folder"));
  const std::vector<std::string> arguments = {"--data", folder.path("file") + "/below", "--mode",
                                              "persons"};
  const Session session = run_session(arguments, "c3d4\nquit\nyes\n");
  std::string unbroken = session.output;  // where a line ends depends on the folder's name
  std::replace(unbroken.begin(), unbroken.end(), '\n', ' ');
  CHECK(contains(unbroken, "cannot be used: nothing is kept"));
  CHECK(contains(unbroken, "will be lost"));
}

TEST_CASE("without a folder no game is kept") {
  UnfinishedGame nowhere;
  nowhere.keep(match_after("c3d4"));
  CHECK_FALSE(nowhere.keeps());
  CHECK_FALSE(nowhere.match(Drive::Caller));
}

}  // namespace damas::terminal
