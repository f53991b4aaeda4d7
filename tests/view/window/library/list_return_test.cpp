#include "view/window/library/list_return.hpp"

#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

std::shared_ptr<GameFile> file_at(std::string path, std::string text = club_games(),
                                  GameFile::Owner owner = GameFile::Owner::Person) {
  return std::make_shared<GameFile>(std::move(path), "games", std::move(text), PdnOptions{}, owner);
}

}  // namespace

TEST_CASE("A list of files on the disk comes back by their paths, without My games below them") {
  const auto own = file_at("my.pdn", club_games(), GameFile::Owner::Program);
  const auto point = return_point_of({file_at("/a.pdn"), file_at("/b.pdn"), own}, false);
  REQUIRE(point);
  const auto* to = std::get_if<destination::Files>(&point->to);
  REQUIRE(to != nullptr);
  CHECK(to->paths == std::vector<std::string>{"/a.pdn", "/b.pdn"});
  CHECK(to->as_list);
}

TEST_CASE("My games come back by themselves") {
  const auto own = file_at("my.pdn", club_games(), GameFile::Owner::Program);
  const auto point = return_point_of({own}, true);
  REQUIRE(point);
  CHECK(std::holds_alternative<destination::MyGames>(point->to));
}

TEST_CASE("Games without a file on the disk come back with their text if they are few") {
  for (const bool in_browser : {false, true}) {
    const auto file = file_at(in_browser ? "/given.pdn" : "");
    const auto point = return_point_of({file}, in_browser);
    REQUIRE(point);
    const auto* to = std::get_if<destination::PastedGames>(&point->to);
    REQUIRE(to != nullptr);
    CHECK(to->text == club_games());
  }
  CHECK_FALSE(return_point_of({file_at(""), file_at("")}, false));
  CHECK_FALSE(return_point_of({file_at("", std::string((256 << 10) + 1, ' '))}, false));
}

}  // namespace damas::test
