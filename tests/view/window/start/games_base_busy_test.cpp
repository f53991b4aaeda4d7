#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "files/test_folder.hpp"
#include "games/importer.hpp"
#include "view/window/start/games_base.hpp"

namespace damas::test {

TEST_CASE("While another program writes, the window's database gives no answer and says so") {
  const Folder folder;
  const std::string path = folder.path("games.sqlite");
  games::GamesDatabase other(path, games::Use::Write);
  games::Importer importer(other);
  importer.add(read_pdn("[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 *\n").front());
  importer.finish();
  const auto base = games_base_in(path);
  REQUIRE(base);
  CHECK(base->size() == 1);
  CHECK_FALSE(base->busy());
  other.connection().execute("BEGIN EXCLUSIVE");
  CHECK(base->look_up(start_of(Variant::Brazilian)).games == 0);
  CHECK(base->busy());
  other.connection().execute("ROLLBACK");
  CHECK(base->look_up(start_of(Variant::Brazilian)).games == 1);
  CHECK_FALSE(base->busy());
}

}  // namespace damas::test
