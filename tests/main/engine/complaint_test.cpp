#include "main/engine/complaint.hpp"

#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace damas::tool {

namespace {

// The complaint about this command line by a program with the commands perft and games.
std::optional<std::string> said(const std::string& line) {
  CLI::App app{"", "damas-engine"};
  app.require_subcommand(1);
  int depth = 0;
  std::string order;
  CLI::App& perft = *app.add_subcommand("perft");
  perft.add_option("--depth", depth)->check(CLI::Range(1, 99));
  perft.add_option("--seed", depth);
  std::vector<double> range;
  perft.add_option("--range", range)->expected(2);
  perft.add_option("--order", order)->check(CLI::IsMember({"up", "down"}));
  app.add_subcommand("games");
  try {
    app.parse(line);
  } catch (const CLI::ParseError& error) {
    return complaint(app, error);
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("A command line without a command, or with a wrong one, names the commands") {
  CHECK_FALSE(said("perft"));
  CHECK(said("") == "A subcommand is required: expected one of perft, games");
  CHECK(said("foo") == "unknown command 'foo': expected one of perft, games");
  CHECK(said("--foo") == "unknown option '--foo': expected one of perft, games");
}

TEST_CASE("A wrong value is named, with what was expected") {
  CHECK(said("perft --depth 100") == "--depth: expected a number from 1 to 99, found '100'");
  CHECK(said("perft --depth x") == "--depth: expected a number from 1 to 99, found 'x'");
  CHECK(said("perft --seed x") == "--seed: expected a number, found 'x'");
  CHECK(said("perft --seed 99999999999999999999") ==
        "--seed: expected a smaller number that is not negative, found '99999999999999999999'");
  CHECK(said("perft --order sideways") == "--order: expected one of up, down; found 'sideways'");
}

TEST_CASE("An option without its value says so") {
  CHECK(said("perft --depth") == "--depth: expected a value, found none");
  CHECK(said("perft --order") == "--order: expected a value, found none");
  CHECK(said("perft --range") == "--range: expected a value, found none");
  CHECK(said("perft --range 1") == "--range: expected 2 values, found 1");
}

TEST_CASE("What a command needs, and does not get, is named with its words in the help") {
  const auto said_of = [](const std::string& line) -> std::optional<std::string> {
    CLI::App app{"", "damas-engine"};
    std::vector<std::string> files;
    std::string folder;
    CLI::App& import = *app.add_subcommand("import");
    import.add_option("files", files, "PDN files")->required();
    import.add_option("--folder", folder)->required();
    try {
      app.parse(line);
    } catch (const CLI::ParseError& error) {
      return complaint(app, error);
    }
    return std::nullopt;
  };
  CHECK(said_of("import --folder x") == "import: expected files (PDN files), found none");
  CHECK(said_of("import a.pdn") == "import: expected --folder, found none");
  CHECK_FALSE(said_of("import a.pdn --folder x"));
}

TEST_CASE("An unknown word of a command is named, an option before its value") {
  const std::string hint = "': expected one of those that 'damas-engine games --help' lists";
  CHECK(said("games --color white") == "games: unknown option '--color" + hint);
  CHECK(said("games foo") == "games: unknown argument 'foo" + hint);
}

}  // namespace damas::tool
