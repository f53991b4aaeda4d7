#include "games/database_reader.hpp"

#include <doctest/doctest.h>

#include "core/pdn/writer.hpp"
#include "files/test_folder.hpp"
#include "games/made_games.hpp"

namespace damas::games {

namespace {

using std::chrono::milliseconds;

// A clock on which each look takes a millisecond.
struct Ticking {
  std::chrono::steady_clock::time_point time = {};

  std::chrono::steady_clock::time_point operator()() { return time += milliseconds(1); }
};

}  // namespace

TEST_CASE("A reader gives the games with a position in parts, and no answer until all are read") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  constexpr std::size_t most = 50;
  std::vector<std::string> expected;
  const AnyPosition start = start_of(Variant::English);
  {
    GamesDatabase database(path, Use::Write);
    add(database, made_games(300));
    const auto numbers = search(database, {.position = start}).numbers;
    REQUIRE(numbers.size() > most);
    for (std::size_t i = 0; i < most; ++i)
      expected.push_back(write_pdn(database.game(numbers[i])));
  }
  DatabaseReader reader(path, milliseconds(0), milliseconds(8), Ticking{});
  int asked = 1;
  float progress = 0;
  std::vector<PdnGame> games = reader.games_with(start, most);
  for (; reader.busy() && asked < 1000; games = reader.games_with(start, most)) {
    CHECK(games.empty());
    REQUIRE(reader.search_progress().has_value());
    CHECK(*reader.search_progress() > progress);
    progress = *reader.search_progress();
    if (++asked == 3) CHECK(reader.look_up(start).games > 0);  // which does not disturb it
  }
  // A slice has time for eight of the fifty.
  CHECK(asked == 7);
  CHECK_FALSE(reader.search_progress().has_value());
  REQUIRE(games.size() == most);
  for (std::size_t i = 0; i < most; ++i)
    CHECK(write_pdn(games[i]) == expected[i]);
}

TEST_CASE("Another position, or another number of games, begins anew") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  {
    GamesDatabase database(path, Use::Write);
    add(database, made_games(300));
  }
  DatabaseReader reader(path, milliseconds(0), milliseconds(2), Ticking{});
  CHECK(reader.games_with(start_of(Variant::English), 20).empty());
  CHECK(reader.busy());
  CHECK(reader.games_with(start_of(Variant::English), 1).size() == 1);
  CHECK_FALSE(reader.busy());
  CHECK(reader.games_with(start_of(Variant::English), 20).empty());
  CHECK(reader.games_with(start_of(Variant::Italian), 20).empty());
  CHECK_FALSE(reader.busy());  // no game is of that variant
}

}  // namespace damas::games
