#include "view/window/library/file_games.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

using Indices = std::vector<std::size_t>;

std::shared_ptr<GameFile> club() {
  auto file = std::make_shared<GameFile>("", "club", club_games());
  file->load_all();
  return file;
}

PositionPattern with_man_on_d4() {
  const auto read = parse_pattern(Variant::Brazilian, "Wd4", info(Variant::Brazilian).numbering);
  REQUIRE(read);
  return *read;
}

GameSearch of_player(const char* name) {
  GameSearch search;
  search.player = name;
  return search;
}

void search_all(FileGames& games) {
  while (games.searching())
    games.search_one();
  games.show_found();
}

}  // namespace

TEST_CASE("Games are listed once the file is read, and the first one is selected") {
  const auto file = std::make_shared<GameFile>("", "club", club_games());
  FileGames games(file, std::nullopt);
  CHECK_FALSE(games.follow());
  CHECK_FALSE(games.listed());
  file->load_all();
  CHECK(games.told() == 4);
  CHECK(games.count() == 0);
  CHECK(games.follow());
  CHECK(games.listed());
  CHECK(games.list().shown() == Indices{0, 1, 2, 3});
  CHECK(games.selected() == 0);
  CHECK_FALSE(games.follow());
}

TEST_CASE("A search keeps the selected game if it finds it, and else selects the first one") {
  FileGames games(club(), std::nullopt);
  games.follow();
  games.select(3);
  CHECK_FALSE(games.find(of_player("bia")));
  CHECK(games.list().shown() == Indices{0, 3});
  CHECK(games.selected() == 3);
  CHECK(games.selected_row() == 1);
  CHECK(games.find(of_player("caio")));
  CHECK(games.selected() == 1);
  CHECK(games.find(of_player("nobody")));
  CHECK_FALSE(games.selected());
  CHECK(games.selected_entry() == nullptr);
  CHECK(games.told() == 0);
}

TEST_CASE("With a pattern only the games that reach it are shown, with the moves before it") {
  FileGames games(club(), with_man_on_d4());
  games.follow();
  CHECK(games.searching());
  CHECK(games.count() == 0);
  search_all(games);
  CHECK(games.list().shown() == Indices{0, 1});
  CHECK(games.selected() == 0);
  CHECK(games.ply_of(1) == 1);
  CHECK(games.ply_of(3) == 0);
  CHECK(games.progress() == 1);
  games.find_positions(std::nullopt);
  CHECK_FALSE(games.searching());
  CHECK(games.count() == 4);
}

TEST_CASE("Removing the selected game selects the next one, and putting it back selects it again") {
  const auto file = club();
  FileGames games(file, std::nullopt);
  games.follow();
  const RemovedGame removed = file->remove(1);
  games.take_out(removed.index, 1);
  CHECK(games.selected() == 1);
  CHECK(games.selected_entry()->white == "Davi");
  CHECK_FALSE(games.follow());  // this change is known
  file->put_back(removed);
  games.put_in(removed.index);
  CHECK(games.selected() == 1);
  CHECK(games.selected_entry()->white == "Caio");
  CHECK(games.count() == 4);
  const RemovedGame last = file->remove(3);
  games.take_out(last.index, 3);
  CHECK(games.selected() == 2);
}

TEST_CASE("A file that somebody else has changed is listed again") {
  const auto file = club();
  FileGames games(file, std::nullopt);
  games.follow();
  games.select(3);
  file->remove(0);
  CHECK(games.follow());
  CHECK(games.count() == 3);
  CHECK(games.selected() == 0);  // there is no game 3 any more
}

TEST_CASE("Another file is shown with the same search, and nothing until it is listed") {
  FileGames games(club(), std::nullopt);
  games.follow();
  games.find(of_player("davi"));
  CHECK(games.selected() == 2);
  games.show(club());
  CHECK(games.count() == 0);
  CHECK_FALSE(games.selected());
  CHECK_FALSE(games.listed());
  CHECK(games.follow());
  CHECK(games.list().shown() == Indices{2, 3});
  CHECK(games.selected() == 2);
}

}  // namespace damas::test
