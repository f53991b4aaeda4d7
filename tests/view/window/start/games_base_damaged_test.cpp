#include <vector>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "files/test_folder.hpp"
#include "games/importer.hpp"
#include "view/window/start/games_base.hpp"

namespace damas::test {

TEST_CASE("A damaged game has an empty entry among the others, which keep theirs") {
  const Folder folder;
  const std::string path = folder.path("games.sqlite");
  games::GamesDatabase other(path, games::Use::Write);
  games::Importer importer(other);
  for (const PdnGame& game : read_pdn("[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 *\n\n"
                                      "[White \"Bia\"]\n[GameType \"26\"]\n1. e3-d4 *\n\n"
                                      "[White \"Caio\"]\n[GameType \"26\"]\n1. g3-h4 *\n"))
    importer.add(game);
  importer.finish();
  other.connection().execute("UPDATE game SET variant = 255 WHERE number = 2");
  const auto base = games_base_in(path);
  REQUIRE(base);
  const std::vector<PdnEntry> entries = base->entries({1, 2, 3, 4});
  REQUIRE(entries.size() == 4);
  CHECK(entries[0].white == "Ana");
  CHECK(entries[1].white.empty());
  CHECK(entries[1].number == 2);
  CHECK(entries[2].white == "Caio");
  CHECK(entries[2].number == 3);
  CHECK(entries[3].white.empty());
  CHECK_FALSE(base->game(2).has_value());
  CHECK_FALSE(base->busy());
  CHECK(base->game(3).has_value());
  other.connection().execute("BEGIN EXCLUSIVE");
  CHECK(base->entries({1}).empty());
  CHECK(base->busy());
  other.connection().execute("ROLLBACK");
}

}  // namespace damas::test
