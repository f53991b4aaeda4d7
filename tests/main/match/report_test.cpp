#include "main/engine/match/report.hpp"

#include <fstream>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "files/whole_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

using test::content;

Contest contest() {
  Contest contest;
  contest.a = parse_entrant("nodes=5000");
  contest.b = parse_entrant("3");
  contest.b.text = "a|b";
  contest.sprt = Sprt{0, 10};
  return contest;
}

Tally tally() {
  Tally tally;
  for (int i = 0; i < 25; ++i) {
    tally.add_pair(2, 2);
    tally.add_pair(2, 0);
  }
  return tally;
}

}  // namespace

TEST_CASE("A row contains the date, the players, the settings and the result") {
  CHECK(report_row({"2026-11-23", "95c0541"}, contest(), tally()) ==
        "| 2026-11-23 | 95c0541 | brazilian | nodes=5000 | a/b | openings of 4-9 plies within "
        "60, seed 1, 1 at a time | 100 | 75/0/25 | 75.0 % | +191 [+132, +263] | 0 v 10: "
        "undecided, LLR +2.79 of -2.94..+2.94 |\n");
  CHECK(today().size() == 10);
}

TEST_CASE("A report has one head and keeps other text") {
  const test::Folder folder;
  const std::string name = folder.path("report.md");
  append_report(name, "| 1 |\n");
  append_report(name, "| 2 |\n");
  CHECK(content(name) == report_head() + "| 1 |\n| 2 |\n");
  const std::string other = folder.path("other.md");
  std::ofstream(other) << "# Strength";
  append_report(other, "| 1 |\n");
  CHECK(content(other) == "# Strength\n\n" + report_head() + "| 1 |\n");
  CHECK_THROWS_AS(append_report(folder.path("none/report.md"), ""), BadInput);
}

TEST_CASE("A file of games has an empty line between two games") {
  const test::Folder folder;
  const std::string name = folder.path("games.pdn");
  for (int i = 0; i < 2; ++i) {
    GameFile file(name);
    file.add({0, 0, 2, false, "", "1. c3-d4 *\n"});
    file.add({0, 1, 2, false, "", "1. c3-b4 *\n"});
  }
  CHECK(content(name) == "1. c3-d4 *\n\n1. c3-b4 *\n");
  CHECK_THROWS_AS(GameFile(folder.path("none/games.pdn")), BadInput);
}

}  // namespace damas::tool
