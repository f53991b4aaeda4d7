#include "files/own_file.hpp"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "files/paths.hpp"
#include "files/test_folder.hpp"

namespace damas {

namespace {

// Written so many seconds ago.
void write(const test::Folder& folder, const std::string& name, int ago) {
  const std::filesystem::path place = path_of(folder.path(name));
  std::ofstream(place) << "x";
  std::filesystem::last_write_time(
      place, std::filesystem::file_time_type::clock::now() - std::chrono::seconds(ago));
}

OwnFile own(const test::Folder& folder) {
  return own_file(path_of(folder.path()), "game", ".json");
}

std::optional<OwnFile> left(const test::Folder& folder) {
  return left_file(path_of(folder.path()), "game", ".json");
}

}  // namespace

TEST_CASE("each program gets a file of its own, and released names are reused") {
  const test::Folder folder;
  const OwnFile first = own(folder);
  CHECK(first.name == "game.json");
  CHECK_FALSE(first.others);
  std::optional<OwnFile> second = own(folder);
  CHECK(second->name == "game-2.json");
  CHECK(second->others);
  const OwnFile third = own(folder);
  CHECK(third.name == "game-3.json");
  second.reset();
  CHECK(own(folder).name == "game-2.json");
}

TEST_CASE("of the unused files the most recently written comes first") {
  const test::Folder folder;
  write(folder, "game.json", 30);
  write(folder, "game-2.json", 10);
  write(folder, "game-7.json", 20);
  const OwnFile first = own(folder);
  CHECK(first.name == "game-2.json");
  CHECK_FALSE(first.others);
  const OwnFile second = own(folder);
  CHECK(second.name == "game-7.json");
  CHECK(second.others);
  CHECK(own(folder).name == "game.json");
}

TEST_CASE("files with other names are ignored") {
  const test::Folder folder;
  for (const char* name : {"game.json.bad-1", "game-.json", "game-x.json", "games.json",
                           "game.json.lock", "my-game.json", "gamejson", "game"})
    write(folder, name, 5);
  CHECK(own(folder).name == "game.json");
  CHECK_FALSE(left(folder));
}

TEST_CASE("held files are counted, whether they exist or not") {
  const test::Folder folder;
  const auto held = [&] { return held_files(folder.path(), "game", ".json"); };
  CHECK(held() == 0);
  {
    const OwnFile first = own(folder);
    CHECK(held() == 1);
    write(folder, "game-2.json", 5);
    CHECK(held() == 1);
    const OwnFile second = own(folder);
    CHECK(held() == 2);
  }
  CHECK(held() == 0);
}

TEST_CASE("an unused file is found only if there is one") {
  const test::Folder folder;
  CHECK_FALSE(left(folder));
  write(folder, "game.json", 20);
  write(folder, "game-2.json", 10);
  const OwnFile mine = own(folder);
  CHECK(mine.name == "game-2.json");
  const auto other = left(folder);
  REQUIRE(other);
  CHECK(other->name == "game.json");
  CHECK_FALSE(left(folder));
}

}  // namespace damas
