// With any input, the program neither crashes nor hangs, and ends cleanly when the input ends.
#include <algorithm>

#include "puzzle/random.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

std::string random_bytes(puzzle::Random& random, std::size_t count) {
  std::string bytes;
  for (std::size_t i = 0; i < count; ++i) {
    bytes += random.below(8) == 0 ? '\n' : static_cast<char>(random.below(256));
  }
  return bytes;
}

// Lines that are nearly right: they get deeper into the program than bytes do.
std::string random_lines(puzzle::Random& random, int count) {
  const std::vector<std::string> words = {
      "",     "1",    "2",     "3",    "7",      "99",  "c3",   "c3d4", "3c",    "b6a5", "e3-f4",
      "x",    "undo", "redo",  "flip", "resign", "yes", "no",   "draw", "moves", "help", "board",
      "menu", "w",    "wasd",  "n",    "q",      "u",   "load", "save", "a1xc3", "-",    "sim",
      "run",  "f6g5", "d4xf6", "g7h6", "peça",   "0",   "hint", "h8",   "22-18", "ajuda"};
  std::string lines;
  for (int i = 0; i < count; ++i)
    lines += words[random.below(words.size())] + "\n";
  return lines;
}

void check_ends(const std::vector<std::string>& arguments, const std::string& input) {
  const Session session = run_session(arguments, input);
  CHECK(session.status == 0);
  REQUIRE_FALSE(session.output.empty());
  CHECK(session.output.back() == '\n');
}

const std::vector<std::vector<std::string>> starts = {
    {"--level", "1"},
    {"--mode", "persons"},
    {"--mode", "persons", "--variant", "casual", "--lang", "pt"},
    {"--mode", "computer", "--level", "1"},
    {"--mode", "machines", "--level", "1"},
    {"--mode", "puzzle"},
};

}  // namespace

TEST_CASE("random bytes at every screen") {
  const InEmptyFolder folder;
  puzzle::Random random(20);
  for (const auto& arguments : starts) {
    for (int i = 0; i < 60; ++i) {
      const std::size_t count = 1 + static_cast<std::size_t>(random.below(600));
      check_ends(arguments, random_bytes(random, count));
    }
  }
}

TEST_CASE("random words of the program's own language at every screen") {
  const InEmptyFolder folder;
  puzzle::Random random(21);
  for (const auto& arguments : starts) {
    for (int i = 0; i < 12; ++i)
      check_ends(arguments, random_lines(random, 40));
  }
}

TEST_CASE("one line without an end") {
  check_ends({}, std::string(100'000, '1'));
  check_ends({"--mode", "persons"}, std::string(100'000, 'c'));
  check_ends({"--mode", "puzzle"}, std::string(100'000, 'w'));
}

TEST_CASE("an empty input at every screen") {
  for (const auto& arguments : starts)
    check_ends(arguments, "");
}

}  // namespace damas::terminal
