// The puzzle at the keyboard on a day of its own, with a clock: each line takes a second to type.
#include "view/terminal/puzzle_screen.hpp"

#include <algorithm>
#include <cstdint>

#include "files/test_folder.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

// The solver's solution of the deal of 2026-11-21 on 3×3, in 23 moves.
const std::string shortest = "dssawawddssawdsaawwdsds";

struct Talk {
  std::string output;
  PuzzleChoices choices;
};

Talk talk(const std::string& input, PuzzleChoices choices) {
  static puzzle::Tables tables;
  std::istringstream in(input);
  std::ostringstream out;
  ConsoleSetup setup;
  setup.echoes = true;
  setup.today = [] { return puzzle::days_of({2026, 11, 21}); };
  setup.now = [&] {
    const auto read = in.eof() ? input.end() : input.begin() + in.tellg();
    return std::chrono::milliseconds(1s) * std::count(input.begin(), read, '\n');
  };
  Console console(in, out, setup);
  PuzzleScreen(console, choices, tables, 1).run();
  return {out.str(), choices};
}

Talk talk(const std::string& input) {
  return talk(input, {});
}

std::string one_by_one(const std::string& keys) {
  std::string lines;
  for (const char key : keys)
    lines += std::string(1, key) + "\n";
  return lines;
}

PuzzleChoices daily() {
  PuzzleChoices choices;
  choices.day = Today{};
  return choices;
}

}  // namespace

TEST_CASE("a won daily deal shows its best, its time and the line to share") {
  const std::string output = talk(one_by_one("da" + shortest), daily()).output;
  CHECK(contains(output, "The deal of 2026-11-21"));
  CHECK(contains(output, "Damas slide 2026-11-21: 25/23, 0:25"));
  CHECK(contains(output, "You 25, best 23"));
}

TEST_CASE("a deal won with help is no record and is not shared") {
  const std::string output = talk("hint\n" + shortest + "\nrecords\n", daily()).output;
  CHECK(contains(output, "Hint: d. From here, 23 moves."));
  CHECK(contains(output, "With help: no record."));
  CHECK(contains(output, "No record at 3×3 yet."));
  CHECK_FALSE(contains(output, "Damas slide 20"));
}

TEST_CASE("records are kept in the file, and its errors are shown beside the result") {
  const test::Folder folder;
  PuzzleChoices choices = daily();
  choices.records = folder.path("puzzle.txt");
  talk(shortest + "\n", choices);
  CHECK(contains(talk("records\n", choices).output, "Your best at 3×3: 23 moves, 0:01"));
  choices.records = folder.path();
  const std::string output = talk(shortest + "\n", choices).output;
  CHECK(contains(output, "cannot be read"));
  CHECK(contains(output, "Damas slide 2026-11-21: 23/23"));
}

TEST_CASE("a solution is shown move by move until another line is typed, which counts") {
  const std::string output = talk("show\n\nu\nx\n", daily()).output;
  CHECK(contains(output, "1 move. Best: 23"));
  CHECK(contains(output, "2 moves. Best: 23"));
  CHECK(contains(output, "Invalid key: x"));
  CHECK(contains(output, "Enter for the next move"));
  CHECK_FALSE(contains(output, "3 moves. Best: 23"));
}

TEST_CASE("shown to its end a solution has as many moves as the best, and wins nothing") {
  const std::string output = talk("show\nall\nhint\n", daily()).output;
  CHECK(contains(output, "Solved in 23 moves"));
  CHECK(contains(output, "With help: no record."));
  CHECK(contains(output, "The puzzle is solved; deal a new one."));
}

TEST_CASE("the day is kept for another size, and left by any new deal") {
  CHECK(std::holds_alternative<puzzle::Date>(talk("day 2026-11-20\n").choices.day));
  CHECK(std::holds_alternative<puzzle::Date>(talk("day today\n").choices.day));
  const Talk sized = talk("day\nsize 4\n");
  CHECK(contains(sized.output, "4×4. The deal of 2026-11-21"));
  CHECK(sized.choices.side == 4);
  CHECK(std::holds_alternative<NoDay>(talk("day\nn\n").choices.day));
  const Talk easy = talk("day\ndificuldade facil\n");
  CHECK(std::holds_alternative<NoDay>(easy.choices.day));
  CHECK(easy.choices.difficulty == puzzle::Difficulty::Easy);
  CHECK(contains(easy.output, "Sliding puzzle 3×3. Easy"));
}

TEST_CASE("a deal of today is that day's also when it is solved after midnight") {
  puzzle::Tables tables;
  std::istringstream in(shortest + "\n");
  std::ostringstream out;
  ConsoleSetup setup;
  std::int64_t today = puzzle::days_of({2026, 11, 21});
  setup.today = [&] { return today++; };
  setup.now = [] { return std::chrono::milliseconds(0); };
  Console console(in, out, setup);
  PuzzleChoices choices = daily();
  PuzzleScreen(console, choices, tables, 1).run();
  CHECK(contains(out.str(), "Damas slide 2026-11-21: 23/23"));
  CHECK_FALSE(contains(out.str(), "2026-11-22"));
}

TEST_CASE("an unknown word neither deals nor moves") {
  const std::string output = talk("nord\nshare\n", daily()).output;
  CHECK(contains(output, "Invalid key: o"));
  CHECK(contains(output, "Invalid key: h"));
  CHECK_FALSE(contains(output, "1 move"));
  CHECK(std::count(output.begin(), output.end(), '+') == 2 * 16);
}

TEST_CASE("an invalid size, difficulty or day is refused, and the deal stays") {
  const std::string output = talk("size 6\ndifficulty x\nday soon\nsize\n").output;
  CHECK(contains(output, "There is no size '6': expected 3, 4 or 5."));
  CHECK(contains(output, "There is no difficulty 'x': expected any, easy, medium, hard."));
  CHECK(contains(output, "'soon' is no day: expected a date like 2026-11-21"));
  CHECK(std::count(output.begin(), output.end(), '+') == 2 * 16);
}

TEST_CASE("the commands size and difficulty without a value say what was expected") {
  const std::string output = talk("size\ndifficulty\n", daily()).output;
  CHECK(contains(output, "Expected 3, 4 or 5 after the command, such as size 4."));
  CHECK(contains(output, "Expected a difficulty after the command: any, easy, medium, hard."));
  CHECK_FALSE(contains(output, "''"));
}

TEST_CASE("a good solution of 5x5 is not called the best") {
  PuzzleChoices choices = daily();
  choices.side = 5;
  const std::string output = talk("dica\n", choices).output;
  CHECK(contains(output, "not proved shortest"));
  CHECK_FALSE(contains(output, "Best:"));
}

}  // namespace damas::terminal
