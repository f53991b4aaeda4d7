#include "main/engine/match/journal.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct StateFile {
  std::string content() const {
    std::ifstream file(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  void write(const std::string& text) const { std::ofstream(name, std::ios::binary) << text; }
  std::string problem(const std::string& settings = "x") const {
    try {
      const Journal journal(name, settings);
    } catch (const BadInput& e) {
      return e.what();
    }
    return "";
  }

  test::Folder folder;
  std::string name = folder.path("state");
};

const GameRecord one = {3, 1, 2, true, "b forfeits: \"x\".", "[White \"a\"]\n\n1. c3-d4 *\n"};
const GameRecord two = {0, 0, 1, false, "Draw\xff.", ""};

}  // namespace

TEST_CASE("The games are still there after an interruption") {
  const StateFile file;
  {
    Journal journal(file.name, "x");
    CHECK(journal.games().empty());
    journal.add(one);
    journal.add(two);
  }
  const Journal again(file.name, "x");
  REQUIRE(again.games().size() == 2);
  CHECK(again.games()[0] == one);
  CHECK(again.games()[1].points == 1);
}

TEST_CASE("An incomplete line is replaced") {
  const StateFile file;
  std::string whole;
  {
    Journal journal(file.name, "x");
    journal.add(one);
  }
  whole = file.content();
  for (std::size_t length = 0; length < whole.size(); length += 7) {
    file.write(whole.substr(0, length));
    {
      Journal journal(file.name, "x");
      CHECK(journal.games().empty());
      journal.add(one);
    }
    CHECK(file.content() == whole);
  }
}

TEST_CASE("A file that is not the state of this match is refused and stays unchanged") {
  const StateFile file;
  { const Journal journal(file.name, "other"); }
  const std::string other = file.content();
  CHECK(file.problem().find("is the state of another match: other; expected x") !=
        std::string::npos);
  CHECK(file.content() == other);
  file.write(other + "{\"pair\":-1}\n");
  CHECK(file.problem("other").find("expected a game in line 2") != std::string::npos);
  for (const char* text : {"my letter", "my letter\nto you\n", "[1]\n", "{}\n"}) {
    file.write(text);
    CHECK(file.problem().find("expected the state of a match") != std::string::npos);
    CHECK(file.content() == text);
  }
}

TEST_CASE("Two matches do not write to one file") {
  const StateFile file;
  const Journal journal(file.name, "x");
  CHECK(file.problem().find("another match is at work") != std::string::npos);
}

}  // namespace damas::tool
