#include "games/schema.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "core/variants.hpp"
#include "files/test_folder.hpp"
#include "games/database.hpp"

namespace damas::games {

namespace {

std::string why_not(const std::string& path, Use use) {
  try {
    GamesDatabase database(path, use);
  } catch (const DatabaseError& error) {
    return error.what();
  }
  return "";
}

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("A new file is made for writing only") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  CHECK(contains(why_not(path, Use::Read),
                 "cannot be opened; expected a file that 'import' has made"));
  CHECK_FALSE(std::filesystem::exists(path));
  CHECK(why_not(path, Use::Write) == "");
  CHECK(why_not(path, Use::Read) == "");
  CHECK(GamesDatabase(path, Use::Read).size() == 0);
  CHECK(contains(why_not(folder.path("none/games.sqlite"), Use::Write),
                 "expected a file in an existing folder"));
}

TEST_CASE("A file that another program locks is busy, after the patience that was asked for") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  GamesDatabase writing(path, Use::Write);
  GamesDatabase reading(path, Use::Read, std::chrono::milliseconds{1});
  writing.connection().execute("BEGIN EXCLUSIVE");
  CHECK_THROWS_AS(reading.size(), DatabaseBusy);
  CHECK_THROWS_AS(GamesDatabase(path, Use::Read, std::chrono::milliseconds{1}), DatabaseBusy);
  writing.connection().execute("COMMIT");
  CHECK(reading.size() == 0);
}

TEST_CASE("Other files are refused and not changed") {
  const test::Folder folder;
  const std::string text = folder.path("text");
  const std::string content(5000, 'x');
  std::ofstream(text) << content;
  for (const Use use : {Use::Read, Use::Write})
    CHECK(contains(why_not(text, use), "not an SQLite file; expected a games database"));
  CHECK(std::filesystem::file_size(text) == content.size());

  const std::string other = folder.path("other.sqlite");
  Connection(other, Use::Write).execute("CREATE TABLE a (b)");
  for (const Use use : {Use::Read, Use::Write})
    CHECK(contains(why_not(other, use), "an SQLite file of another program"));

  const std::string empty = folder.path("empty");
  std::ofstream created(empty);
  created.close();
  CHECK(contains(why_not(empty, Use::Read), "it is empty; import games first"));
}

TEST_CASE("A database of a newer program is refused") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  REQUIRE(why_not(path, Use::Write) == "");
  Connection(path, Use::Write).execute("PRAGMA user_version = 99");
  for (const Use use : {Use::Read, Use::Write})
    CHECK(contains(why_not(path, use),
                   "it is of version 99, made by a newer program; this one knows up to 1"));
}

TEST_CASE("A database gets the variants that it does not know yet") {
  const test::Folder folder;
  const std::string path = folder.path("games.sqlite");
  REQUIRE(why_not(path, Use::Write) == "");
  const Connection connection(path, Use::Write);
  connection.execute("DELETE FROM variant WHERE id = 'english'");
  CHECK_FALSE(GamesDatabase(path, Use::Read).stored(Variant::English));
  const GamesDatabase database(path, Use::Write);
  CHECK(database.stored(Variant::English));
  CHECK(connection.number("SELECT count(*) FROM variant") ==
        static_cast<std::int64_t>(variants.size()));
}

}  // namespace damas::games
