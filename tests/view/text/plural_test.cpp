#include "view/text/plural.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas {

namespace {

// One letter for the category of each number from `first` to `last`.
std::string categories(PluralRule rule, std::uint64_t first, std::uint64_t last) {
  std::string text;
  for (std::uint64_t number = first; number <= last; ++number)
    text += "1fmo"[static_cast<std::size_t>(rule(number))];
  return text;
}

}  // namespace

// The samples are those of CLDR's chart of plural rules.
TEST_CASE("English has a singular for 1 alone") {
  CHECK(categories(plural_rules::one_is_singular, 0, 3) == "o1oo");
}

TEST_CASE("Portuguese has a singular for 0 and 1") {
  CHECK(categories(plural_rules::zero_and_one_are_singular, 0, 3) == "11oo");
}

TEST_CASE("Russian distinguishes the last digits, except from 11 to 14") {
  CHECK(categories(plural_rules::east_slavic, 0, 25) == "m1fffmmmmmmmmmmmmmmmm1fffm");
  CHECK(categories(plural_rules::east_slavic, 101, 115) == "1fffmmmmmmmmmmm");
}

TEST_CASE("Polish has a singular for 1 alone, and few for the digits 2 to 4") {
  CHECK(categories(plural_rules::polish, 0, 25) == "m1fffmmmmmmmmmmmmmmmmmfffm");
}

}  // namespace damas
