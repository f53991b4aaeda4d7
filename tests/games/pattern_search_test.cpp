#include "games/pattern_search.hpp"

#include <chrono>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "games/database_reader.hpp"
#include "games/made_games.hpp"

namespace damas::games {

namespace {

using Numbers = std::vector<std::uint32_t>;
using std::chrono::milliseconds;

PositionPattern pattern(Variant variant, const char* text) {
  const auto read = parse_pattern(variant, text, info(variant).numbering);
  REQUIRE(read);
  return *read;
}

// Far more than are replayed at once.
std::vector<PdnGame> many_games() {
  static const std::vector<PdnGame> games = made_games(600);
  return games;
}

Numbers all_numbers(std::uint32_t count) {
  Numbers numbers;
  for (std::uint32_t number = 1; number <= count; ++number)
    numbers.push_back(number);
  return numbers;
}

// A clock on which each look takes a millisecond.
struct SlowClock {
  std::chrono::steady_clock::time_point time = {};

  std::chrono::steady_clock::time_point operator()() { return time += milliseconds(1); }
};

}  // namespace

TEST_CASE("A search in steps finds the same games as one at once") {
  GamesDatabase database(":memory:", Use::Write);
  add(database, many_games());
  const PositionPattern wanted = pattern(Variant::Brazilian, "Wd4:Be5");
  const Numbers expected = search(database, {.pattern = wanted}).numbers;
  REQUIRE_FALSE(expected.empty());
  PatternSearch steps(wanted);
  steps.begin(all_numbers(database.size()));
  int asked = 0;
  float seen = -1;
  while (!steps.look(database, [] { return false; })) {
    CHECK(steps.seen() > seen);
    seen = steps.seen();
    ++asked;
  }
  CHECK(asked == (600 - 1) / static_cast<int>(PatternSearch::games_at_once));
  CHECK(steps.seen() == 1);
  CHECK(steps.found() == expected);
  // Games that are known are not replayed for another choice of games.
  Numbers some = all_numbers(database.size());
  some.erase(some.begin(), some.begin() + 100);
  steps.begin(some);
  bool replayed = false;
  CHECK(steps.look(database, [&] { return replayed = true; }));
  CHECK_FALSE(replayed);
  for (const std::uint32_t number : steps.found())
    CHECK(number > 100);
}

TEST_CASE("A search among no games finds nothing") {
  GamesDatabase database(":memory:", Use::Write);
  PatternSearch none(pattern(Variant::Brazilian, "Wd4"));
  none.begin({});
  CHECK(none.look(database, [] { return false; }));
  CHECK(none.seen() == 1);
  CHECK(none.found().empty());
}

TEST_CASE("A game that cannot be read does not reach the pattern") {
  GamesDatabase database(":memory:", Use::Write);
  add(database, many_games());
  PatternSearch one(pattern(Variant::Brazilian, "Wd4:Be5"));
  one.begin({database.size() + 7});
  CHECK(one.look(database, [] { return true; }));
  CHECK(one.found().empty());
}

TEST_CASE("A reader gives no answer to a search for a pattern until it is asked often enough") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  Numbers expected;
  const PositionPattern wanted = pattern(Variant::Brazilian, "Wd4:Be5");
  {
    GamesDatabase database(path, Use::Write);
    add(database, many_games());
    expected = search(database, {.pattern = wanted}).numbers;
  }
  DatabaseReader reader(path, milliseconds(0), milliseconds(1), SlowClock{});
  GamesReader::Search question;
  question.pattern = wanted;
  int asked = 0;
  float progress = -1;
  Numbers found = reader.find(question);
  for (; reader.busy() && asked < 1000; found = reader.find(question)) {
    CHECK(found.empty());
    REQUIRE(reader.search_progress().has_value());
    CHECK(*reader.search_progress() > progress);
    progress = *reader.search_progress();
    ++asked;
    if (asked == 2) CHECK(reader.size() == 600);  // other questions do not disturb it
  }
  CHECK(asked > 2);
  CHECK_FALSE(reader.search_progress().has_value());
  CHECK(found == expected);

  // The games are known now, whatever else is asked of them.
  question.column = GamesReader::Column::Number;
  question.descending = true;
  found = reader.find(question);
  CHECK_FALSE(reader.busy());
  CHECK(found == Numbers(expected.rbegin(), expected.rend()));
  question.tags.variant = Variant::English;
  CHECK(reader.find(question).empty());
  CHECK_FALSE(reader.busy());
}

TEST_CASE("A reader finds a whole position at once, with the other conditions") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  {
    GamesDatabase database(path, Use::Write);
    add(database, many_games());
  }
  DatabaseReader reader(path, milliseconds(0), milliseconds(0));
  GamesReader::Search question;
  question.pattern = exactly(start_of(Variant::English));
  const Numbers all = reader.find(question);
  CHECK_FALSE(reader.busy());
  CHECK(all.size() > PatternSearch::games_at_once);
  question.tags.player = "player 3";
  const Numbers some = reader.find(question);
  CHECK_FALSE(some.empty());
  CHECK(some.size() < all.size());
}

}  // namespace damas::games
