// The square trainer at the keyboard.
#include "view/terminal/squares_screen.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <sstream>

#include "session.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;
using training::SquareDrill;
using training::SquareTask;

constexpr std::uint64_t seed = 1;

std::string talk(const std::string& input, Language language = Language::English,
                 Variant variant = Variant::Brazilian) {
  TypedConsole typed(input, echoing(language));
  SquaresScreen screen(typed.console, variant, seed);
  screen.run();
  return typed.output();
}

// The names that are right, one after another.
std::vector<std::string> answers(std::size_t count, Variant variant = Variant::Brazilian) {
  SquareDrill drill(variant, SquareTask::Name, false, seed);
  std::vector<std::string> all;
  while (all.size() < count) {
    all.push_back(drill.name_of(drill.asked()));
    drill.answer(drill.asked());
  }
  return all;
}

std::string lines(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& line : all)
    text += line + "\n";
  return text;
}

// A round of thirty seconds in which each line takes ten.
std::string timed_talk(const std::string& answered, training::Progress* kept = nullptr) {
  const std::string input = "1\n" + answered;
  std::istringstream in(input);
  std::ostringstream out;
  ConsoleSetup setup = echoing();
  setup.now = [&] {
    const auto read = in.eof() ? input.end() : input.begin() + in.tellg();
    return std::chrono::milliseconds(10s) * std::count(input.begin(), read, '\n');
  };
  Console console(in, out, setup);
  training::Progress progress;
  const auto change = [&](const std::function<void(training::Progress&)>& edit) {
    edit(progress);
    return progress;
  };
  CHECK(SquaresScreen(console, Variant::Brazilian, seed, change).run() == Leave::Quit);
  if (kept != nullptr) *kept = progress;
  return out.str();
}

int count(const std::string& said, const std::string& part) {
  int times = 0;
  for (std::size_t at = said.find(part); at != said.npos; at = said.find(part, at + 1))
    ++times;
  return times;
}

}  // namespace

TEST_CASE("A square is named at the first try or later, and both are counted") {
  const auto right = answers(2);
  const std::string wrong = right[0] == "a1" ? "c3" : "a1";
  const std::string said = talk("2\n" + wrong + "\n" + right[0] + "\n" + right[1] + "\nquit\n");
  CHECK(contains(said, "Not " + wrong + ". Try again."));
  CHECK(contains(said, "Right: " + right[0] + "."));
  CHECK(contains(said, "Right: 1 · wrong: 1"));
}

TEST_CASE("Nothing on the board tells the name of a square") {
  for (const Variant variant : {Variant::Brazilian, Variant::International, Variant::Turkish}) {
    const std::string said = talk("2\nquit\n", Language::English, variant);
    const std::size_t top = said.find("+--");
    const std::size_t end = said.rfind("+--");
    REQUIRE(top != std::string::npos);
    const std::string board = said.substr(top, end - top);
    CHECK(std::none_of(board.begin(), board.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0; }));
    CHECK(std::count(board.begin(), board.end(), '>') == 1);
  }
}

TEST_CASE("Squares with numbers are named by them") {
  const auto right = answers(1, Variant::International);
  const std::string said =
      talk("2\n" + right[0] + "\n99\nquit\n", Language::English, Variant::International);
  CHECK(contains(said, "Right: " + right[0] + "."));
  CHECK(contains(said, "There is no square 99. Try again."));
}

TEST_CASE("What names no square is refused, and an empty line gets one line") {
  const std::string said = talk("2\nz9\n\nquit\n");
  CHECK(contains(said, "Expected the name of a square, such as "));
  CHECK(contains(said, "Type the name of the square marked with >."));
  CHECK(
      contains(talk("2\n\nsair\n", Language::Portuguese), "Digite o nome da casa marcada com >."));
}

TEST_CASE("A round of thirty seconds ends, and the best one is kept") {
  training::Progress kept;
  const std::string said = timed_talk(lines(answers(8)) + "quit\n", &kept);
  // The time begins with the first answer, and the fourth one comes when it is over.
  CHECK(contains(said, "The 30 seconds begin with your first answer."));
  CHECK(contains(said, "The time is up. Right: 3, wrong: 0."));
  CHECK(contains(said, "Your best in 30 seconds: 3"));
  CHECK(training::best_round(kept.of(Variant::Brazilian), SquareTask::Name) == 3);
}

TEST_CASE("After a wrong first answer the clock does not wait any more") {
  const std::string wrong = answers(1)[0] == "a1" ? "c1" : "a1";
  const std::string said = timed_talk(wrong + "\nboard\nquit\n");
  CHECK(count(said, "The 30 seconds begin with your first answer.") == 1);
}

TEST_CASE("A round of thirty seconds tells the time that is left") {
  const std::string said = timed_talk(lines(answers(3)) + "quit\n");
  CHECK(contains(said, "30 s left · right: 0 · wrong: 0"));
  CHECK(contains(said, "30 s left · right: 1 · wrong: 0"));
  CHECK(contains(said, "20 s left · right: 2 · wrong: 0"));
  CHECK(contains(said, "10 s left · right: 3 · wrong: 0"));
}

TEST_CASE("After a round, what is no command is told how to begin another one") {
  const std::string said = timed_talk(lines(answers(4)) + "a1\nquit\n");
  CHECK(contains(said, "The time is up. Right: 3, wrong: 0."));
  CHECK(contains(said, "a1\nThe round is over: Enter begins another one.\n"));
}

TEST_CASE("A line that comes after the time shows the result first") {
  for (const std::string late : {"next", "again", "list", "", "a1"}) {
    CAPTURE(late);
    const std::string said = timed_talk(lines(answers(3)) + late + "\nquit\n");
    CHECK(contains(said, "The time is up. Right: 3, wrong: 0."));
    CHECK_FALSE(contains(said, "The round is over"));
    CHECK(count(said, "The 30 seconds begin with your first answer.") == 1);
  }
  // The one after that begins another round.
  for (const std::string then : {"next", "again", ""}) {
    CAPTURE(then);
    const std::string said = timed_talk(lines(answers(4)) + then + "\nquit\n");
    CHECK(count(said, "The 30 seconds begin with your first answer.") == 2);
  }
}

TEST_CASE("Next asks for another square and keeps the counts, again begins a round") {
  const auto right = answers(1);
  const std::string skipped = talk("2\n" + right[0] + "\nnext\nskip\nquit\n");
  CHECK(count(skipped, "Right: 1 · wrong: 0") == 3);
  CHECK(count(skipped, "Right: " + right[0] + ".") == 1);
  const std::string anew = talk("2\n" + right[0] + "\nagain\nquit\n");
  CHECK(count(anew, "Right: 0 · wrong: 0") == 2);
  CHECK(contains(anew, "A new round begins. The one before: 1 right, 0 wrong."));
  CHECK(contains(talk("2\nagain\nquit\n"), "A new round begins.\n"));
  const std::string portuguese = talk("2\nrepetir\npular\nsair\n", Language::Portuguese);
  CHECK(count(portuguese, "Certas: 0 · erradas: 0") == 3);
  // The clock still waits.
  CHECK(count(timed_talk("next\nquit\n"), "The 30 seconds begin with your first answer.") == 2);
}

TEST_CASE("The solution tells the name, which then counts as wrong") {
  const auto right = answers(2);
  const std::string told = "It is " + right[0] + "; this question counts as wrong.";
  const std::string said = talk("2\nsolution\n" + lines(right) + "quit\n");
  CHECK(contains(said, told));
  CHECK(contains(said, "Right: 0 · wrong: 1"));
  CHECK(contains(said, "Right: 1 · wrong: 1"));
  CHECK(contains(talk("2\nshow\nquit\n"), told));
  CHECK(contains(talk("2\nsolução\nsair\n", Language::Portuguese), "É " + right[0] + ";"));
  CHECK(contains(timed_talk(lines(answers(4)) + "solution\nquit\n"), "The round is over"));
}

TEST_CASE("Help, the list of times and the menu are those of the other trainers") {
  CHECK(contains(talk("2\nhelp\nquit\n"), "A > marks one square of the empty board"));
  CHECK(contains(talk("2\najuda\nsair\n", Language::Portuguese), "começa outra rodada"));
  // The board has no pieces to explain.
  CHECK_FALSE(contains(talk("2\nhelp\nquit\n"), tr(Language::English, Text::TerminalHelpPieces)));
  CHECK(contains(talk("2\nhint\nquit\n"), "Only the names of squares are asked for here."));
  const std::string said = talk("2\nlist\n1\nquit\n");
  CHECK(contains(said, "The 30 seconds begin with your first answer."));
  TypedConsole typed("2\nlist\nback\nmenu\n", echoing());
  CHECK(SquaresScreen(typed.console, Variant::Brazilian, seed).run() == Leave::Menu);
  TypedConsole first("menu\n");
  CHECK(SquaresScreen(first.console, Variant::Brazilian, seed).run() == Leave::Menu);
}

TEST_CASE("An option and the menu lead to the square trainer") {
  const InEmptyFolder folder;
  CHECK(options_from({"--mode", "squares"}).mode == Mode::Squares);
  CHECK(contains(run_session({"--mode", "squares", "--variant", "english"}, "2\nquit\n").output,
                 "English. Square trainer"));
  const Session menu = run_session({}, "9\n\n2\nmenu\nquit\n");
  CHECK(contains(menu.output, "  9. Square trainer\n"));
  CHECK(contains(menu.output, "Which variant?"));
  CHECK(contains(menu.output, "Brazilian. Square trainer"));
  const Session portuguese = run_session({"--lang", "pt"}, "sair\n");
  CHECK(contains(portuguese.output, "  9. Treino das casas\n"));
}

}  // namespace damas::terminal
