#include "main/engine/book_growth.hpp"

#include <algorithm>
#include <fstream>
#include <string>
#include <utility>
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

// The moves of a game's position by their index, with scores.
std::vector<ScoredMove> scored(const Game& game, const std::vector<std::pair<int, int>>& scores) {
  std::vector<ScoredMove> moves;
  for (const auto& [move, score] : scores)
    moves.push_back({game.legal_moves()[static_cast<std::size_t>(move)], score});
  return moves;
}

// Finds the first move good, and with more nodes refutes it and prefers the last one.
std::vector<ScoredMove> mistaken_search(const Game& game, std::uint64_t nodes, int) {
  const int last = static_cast<int>(game.legal_moves().size()) - 1;
  if (nodes <= 300 || last == 0) return scored(game, {{0, 10}});
  return scored(game, {{last, 12}, {0, -90}});
}

// Counts its calls.
BookSearch counted_search(int& calls) {
  return [&calls](const Game& game, std::uint64_t, int) {
    ++calls;
    return scored(game, {{0, 0}});
  };
}

// Every position that legal moves reach before this ply has an entry whose best move loses nothing.
void check_no_hole(const Book& book, const Game& game, int plies) {
  if (game.ply() >= plies || game.outcome()) return;
  const auto entry = book.find(game);
  REQUIRE(entry);
  CHECK(entry->moves.front().loss == 0);
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    next.play(move);
    check_no_hole(book, next, plies);
  }
}

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
                       doctest::Contains("line 14: expected a search"), BadInput);
}

TEST_CASE("a better move takes the place of one that the check refutes") {
  const test::Folder folder;
  BookGrowth growth = small_growth(folder);
  growth.positions = 1;
  growth.check_nodes = 2000;
  growth.search = [](const Game& game, std::uint64_t nodes, int lines) {
    CHECK(lines == 3);  // when it checks, one more than the entry has
    if (nodes == 300) return scored(game, {{0, 10}, {1, 5}});
    return scored(game, {{4, 12}, {1, 4}, {0, -90}});
  };
  const CheckedBook made = grow_book(growth, nobody);
  const Game start(Variant::Brazilian);
  const auto entry = made.book.find(start);
  REQUIRE(entry);
  CHECK(entry->score == 12);
  CHECK(entry->moves ==
        std::vector<BookMove>{{start.legal_moves()[4], 0}, {start.legal_moves()[1], 8}});
  CHECK(made.dropped_moves == 1);
  CHECK(made.added_moves == 1);
  CHECK(made.dropped_positions == 0);
}

TEST_CASE("the check leaves no hole among the whole plies") {
  const test::Folder folder;
  BookGrowth growth = small_growth(folder);
  growth.positions = 1000;
  growth.shape.whole_plies = 3;
  growth.shape.most_plies = 2;
  growth.check_nodes = 2000;
  growth.search = mistaken_search;
  const CheckedBook made = grow_book(growth, nobody);
  CHECK(made.dropped_moves > 0);
  CHECK(made.dropped_positions == 0);
  check_no_hole(made.book, Game(Variant::Brazilian), 3);
}

TEST_CASE("searches are done once, also those of the check and for a tree of another shape") {
  const test::Folder folder;
  BookGrowth growth = small_growth(folder);
  growth.check_nodes = 2000;
  int calls = 0;
  growth.search = counted_search(calls);
  const std::string bytes = grow_book(growth, nobody).book.to_bytes();
  CHECK(calls == 24);
  CHECK(grow_book(growth, nobody).book.to_bytes() == bytes);
  CHECK(calls == 24);

  BookGrowth other = growth;
  other.positions = 8;
  other.shape.whole_plies = 2;
  other.check_nodes = 0;
  check_no_hole(grow_book(other, nobody).book, Game(Variant::Brazilian), 2);
  // The start and the first move that the other tree followed are known.
  CHECK(calls == 24 + 6);
}

TEST_CASE("searches that name positions by the order of an old tree are used") {
  const test::Folder folder;
  std::ofstream(folder.path("searches.txt"), std::ios::binary)
      << "damas book 1 variant brazilian nodes 300 lines 3 shape 40 12 40 15 150\n"
         "-1 0 0 5 3 4\n"
         "0 1 0 -4\n"
         "0 7 0 1\n";
  BookGrowth growth = small_growth(folder);
  growth.positions = 3;
  int calls = 0;
  growth.search = counted_search(calls);
  const CheckedBook made = grow_book(growth, nobody);
  CHECK(made.book.positions() == 3);
  CHECK(calls == 1);  // of the position after the move of place 0
  CHECK(content_of(folder.path("searches.txt")).starts_with("damas book 2 variant brazilian\n"));
}

TEST_CASE("a book grows from games, also from moves that lose") {
  const test::Folder folder;
  Game game(Variant::Brazilian);
  game.play(game.legal_moves()[5]);
  game.play(game.legal_moves()[2]);
  BookGrowth growth = small_growth(folder);
  growth.positions = 3;
  growth.games = {game};
  int calls = 0;
  growth.search = counted_search(calls);
  const CheckedBook made = grow_book(growth, nobody);
  CHECK(made.book.find(game));
  REQUIRE(game.undo());
  CHECK(made.book.find(game));
}

TEST_CASE("a book says which commit and options made it") {
  BookGrowth growth;
  growth.commit = "abc123";
  growth.shape.whole_plies = 5;
  growth.check_nodes = 7;
  CHECK(made_by(growth) ==
        "abc123 --positions 5000 --nodes 20000 --check-nodes 7 --lines 5 --plies 40"
        " --whole-plies 5 --book-loss 15");
  const test::Folder folder;
  growth = small_growth(folder);
  CHECK(grow_book(growth, nobody).book.commit() == made_by(growth));
}

TEST_CASE("the check loses no position that it does not count") {
  const test::Folder folder;
  BookGrowth growth = small_growth(folder);
  growth.check_nodes = 2000;
  const CheckedBook made = grow_book(growth, nobody);
  CHECK(made.book.positions() + made.dropped_positions == 12);
  CHECK(made.book.find(Game(Variant::Brazilian)));
}

}  // namespace damas::tool
