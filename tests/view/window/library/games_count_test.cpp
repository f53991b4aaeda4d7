#include "view/window/library/games_count.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("The games of a list are counted, and how many of them are found") {
  CHECK(sentence(Language::English, {3, 3}) == "3 games");
  CHECK(sentence(Language::English, {17, 10'000}) == "17 of 10,000 games");
  CHECK(sentence(Language::English, {0, 1}) == "0 of 1 game");
}

TEST_CASE("Broken games and news follow the number of games") {
  GamesCount count{2, 4, 1};
  CHECK(sentence(Language::English, count) == "2 of 4 games · 1 not read completely");
  count.news = {"first", "second"};
  CHECK(sentence(Language::English, count) ==
        "2 of 4 games · 1 not read completely · first · second");
}

}  // namespace damas::test
