// The square trainer at the keyboard.
#include "view/terminal/squares_screen.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>

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
  CHECK(contains(said, "Type the name of the square behind >."));
  CHECK(contains(talk("2\n\nsair\n", Language::Portuguese), "Digite o nome da casa atrás de >."));
}

TEST_CASE("A round of thirty seconds ends, and the best one is kept") {
  // Each line takes ten seconds.
  const auto right = answers(8);
  std::string input = "1\n";
  for (const std::string& name : right)
    input += name + "\n";
  input += "quit\n";
  std::istringstream in(input);
  std::ostringstream out;
  ConsoleSetup setup = echoing();
  setup.now = [&] {
    const auto read = in.eof() ? input.end() : input.begin() + in.tellg();
    return std::chrono::milliseconds(10s) * std::count(input.begin(), read, '\n');
  };
  Console console(in, out, setup);
  training::Progress kept;
  const auto change = [&](const std::function<void(training::Progress&)>& edit) {
    edit(kept);
    return kept;
  };
  CHECK(SquaresScreen(console, Variant::Brazilian, seed, change).run() == Leave::Quit);
  // The time begins with the first answer, and the fourth one comes when it is over.
  CHECK(contains(out.str(), "The 30 seconds begin with your first answer."));
  CHECK(contains(out.str(), "The time is up. Right: 3, wrong: 0."));
  CHECK(contains(out.str(), "Your best in 30 seconds: 3"));
  CHECK(training::best_round(kept.of(Variant::Brazilian), SquareTask::Name) == 3);
}

TEST_CASE("Help, the list of times and the menu are those of the other trainers") {
  CHECK(contains(talk("2\nhelp\nquit\n"), "A > stands before one square of the empty board"));
  CHECK(contains(talk("2\najuda\nsair\n", Language::Portuguese), "começa outra rodada"));
  CHECK(contains(talk("2\nhint\nquit\n"), "Here only the names of squares are asked."));
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
