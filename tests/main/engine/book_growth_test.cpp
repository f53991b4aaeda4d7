#include "main/engine/book_growth.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

BookGrowth small_growth(const test::Folder& folder) {
  BookGrowth growth;
  growth.folder = folder.path();
  growth.positions = 12;
  growth.nodes = 300;
  growth.lines = 3;
  return growth;
}

const Say nobody = [](const std::string&) {};

}  // namespace

TEST_CASE("a run makes a book with the first moves of the game") {
  const test::Folder folder;
  const CheckedBook made = grow_book(small_growth(folder), nobody);
  const auto entry = made.book.find(Game(Variant::Brazilian));
  REQUIRE(entry);
  CHECK(entry->moves.front().loss == 0);
  CHECK(made.dropped_moves == 0);
}

TEST_CASE("a run continues where an earlier one was stopped") {
  const test::Folder folder;
  grow_book(small_growth(folder), nobody);
  const std::string first = content_of(folder.path("searches.txt"));
  BookGrowth more = small_growth(folder);
  more.positions = 20;
  const CheckedBook made = grow_book(more, nobody);
  CHECK(content_of(folder.path("searches.txt")).starts_with(first));
  CHECK(made.book.positions() == 20);
  CHECK(grow_book(more, nobody).book.to_bytes() == made.book.to_bytes());
}

TEST_CASE("a run repeats a search whose line was cut off") {
  const test::Folder folder;
  grow_book(small_growth(folder), nobody);
  const std::string whole = content_of(folder.path("searches.txt"));
  std::ofstream(folder.path("searches.txt"), std::ios::binary) << whole.substr(0, whole.size() - 3);
  std::vector<std::string> said;
  grow_book(small_growth(folder), [&](const std::string& line) { said.push_back(line); });
  REQUIRE_FALSE(said.empty());
  CHECK(said.front().find("they are cut off") != std::string::npos);
  const std::string again = content_of(folder.path("searches.txt"));
  CHECK(std::count(again.begin(), again.end(), '\n') ==
        std::count(whole.begin(), whole.end(), '\n'));
}

TEST_CASE("a folder of another run is refused, and a line that does not belong there is named") {
  const test::Folder folder;
  grow_book(small_growth(folder), nobody);
  BookGrowth other = small_growth(folder);
  other.variant = Variant::Russian;
  CHECK_THROWS_WITH_AS(grow_book(other, nobody), doctest::Contains("begun with other options"),
                       BadInput);
  std::ofstream(folder.path("searches.txt"), std::ios::binary | std::ios::app) << "7 x 3\n";
  CHECK_THROWS_WITH_AS(grow_book(small_growth(folder), nobody),
                       doctest::Contains("line 14: expected the next search"), BadInput);
}

TEST_CASE("the check keeps no move that it did not see among the best") {
  const test::Folder folder;
  BookGrowth growth = small_growth(folder);
  growth.check_nodes = 2000;
  const CheckedBook made = grow_book(growth, nobody);
  CHECK(made.book.positions() + made.dropped_positions == 12);
  CHECK(made.book.find(Game(Variant::Brazilian)));
}

}  // namespace damas::tool
