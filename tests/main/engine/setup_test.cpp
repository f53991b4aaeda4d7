#include "main/engine/setup.hpp"

#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace damas::tool {

namespace {

// What is wrong in this command line of a program whose command match has numbers of all kinds.
std::optional<std::string> refused(const std::string& line) {
  CLI::App app{"", "damas-engine"};
  std::uint64_t seed = 0;
  std::uint32_t games = 1;
  int plies = 0;
  CLI::App& match = *app.add_subcommand("match");
  match.add_option("--seed", seed);
  match.add_option("--games", games)->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100}));
  match.add_option("--plies", plies);
  std::string folder;
  std::vector<std::string> files;
  match.add_option("--folder", folder);
  match.add_option("files", files);
  refuse_negative_numbers(app);
  refuse_options_as_values(app);
  try {
    app.parse(line);
  } catch (const CLI::ParseError& error) {
    return error.what();
  }
  return std::nullopt;
}

std::string expected(const std::string& option, const std::string& found) {
  return option + ": expected a whole number from 0 to 18446744073709551615, found '" + found + "'";
}

}  // namespace

TEST_CASE("The name of an option is not taken for the value of the one before it") {
  CHECK_FALSE(refused("match --folder plies --seed 1"));
  CHECK_FALSE(refused("match --folder --other"));
  CHECK_FALSE(refused("match a.pdn b.pdn"));
  CHECK(refused("match --folder --seed") == "--folder: expected a value, not the option '--seed'");
}

TEST_CASE("A negative number is not taken for a great one") {
  CHECK_FALSE(refused("match --seed 0 --games 2"));
  CHECK_FALSE(refused("match --seed 18446744073709551615"));
  CHECK(refused("match --seed -1") == expected("--seed", "-1"));
  CHECK(refused("match --seed 18446744073709551616") == expected("--seed", "18446744073709551616"));
  CHECK(refused("match --seed x") == expected("--seed", "x"));
  CHECK(refused("match --games -18446744073709551615") ==
        expected("--games", "-18446744073709551615"));
  CHECK_FALSE(refused("match --plies -1"));
}

}  // namespace damas::tool
