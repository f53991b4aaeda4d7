#include "training/opening_tree.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "training/small_book.hpp"

namespace damas::training {

namespace {

using test::fen_after;
using test::game_after;
using test::legal_move;
using test::small_book;

using Fens = std::vector<std::string>;

OpeningTask task(Side side, int own_moves = 8) {
  return {start_of(Variant::Brazilian), side, own_moves};
}

OpeningCards after_own_move(const std::vector<std::string_view>& line, std::string_view move) {
  OpeningCards cards;
  const Game game = game_after(line);
  cards.grade(game, Grade::Good, 1);
  cards.choose(game, legal_move(game, move));
  return cards;
}

}  // namespace

TEST_CASE("The person's side plays the best move, and the other side all moves of the book") {
  const Book book = small_book();
  const OpeningTree tree(book, task(Side::White), {});
  CHECK(tree.own() ==
        Fens{fen_after({}), fen_after({"c3-d4", "b6-a5"}), fen_after({"c3-d4", "f6-e5"})});
  const OpeningTree black(book, task(Side::Black), {});
  CHECK(black.own() == Fens{fen_after({"c3-d4"}), fen_after({"c3-b4"})});
}

TEST_CASE("The other side also plays worse moves to which the book has an answer") {
  Book book = small_book();
  test::add_to(book, {"c3-d4", "d6-c5"}, {{"b2-c3", 0}});
  const Game game = game_after({"c3-d4"});
  const std::vector<BookMove> replies = replies_in(book, game);
  REQUIRE(replies.size() == 3);
  CHECK(replies[0] == BookMove{legal_move(game, "b6-a5"), 0});
  CHECK(replies[2] == BookMove{legal_move(game, "d6-c5"), Book::greatest_loss});
  CHECK(OpeningTree(book, task(Side::White), {}).own().size() == 4);
  CHECK(replies_in(book, game_after({"c3-d4", "b6-a5", "b2-c3"})).empty());
}

TEST_CASE("Of the best moves one after which the book goes on is the person's own at first") {
  Book book(Variant::Brazilian);
  test::add_to(book, {}, {{"e3-f4", 0}, {"c3-d4", 2}});
  test::add_to(book, {"c3-d4"}, {{"b6-a5", 0}});
  const OpeningTree tree(book, task(Side::White), {});
  CHECK(tree.follows(fen_after({}), "c3-d4"));
  CHECK_FALSE(tree.follows(fen_after({}), "e3-f4"));
}

TEST_CASE("A move that the person has chosen is followed instead") {
  const OpeningTree tree(small_book(), task(Side::White), after_own_move({}, "c3-b4"));
  CHECK(tree.own() == Fens{fen_after({}), fen_after({"c3-b4", "b6-a5"})});
}

TEST_CASE("A chosen move that the book no longer has is not followed") {
  const OpeningTree tree(small_book(), task(Side::White), after_own_move({}, "e3-f4"));
  CHECK(tree.own().size() == 3);
}

TEST_CASE("The tree ends after the person's moves") {
  CHECK(OpeningTree(small_book(), task(Side::White, 1), {}).own() == Fens{fen_after({})});
}

TEST_CASE("A tree can begin anywhere in the book") {
  const AnyPosition start = game_after({"c3-d4"}).position();
  const OpeningTree tree(small_book(), {start, Side::White, 8}, {});
  CHECK(tree.own() == Fens{fen_after({"c3-d4", "b6-a5"}), fen_after({"c3-d4", "f6-e5"})});
  const AnyPosition outside = game_after({"e3-f4"}).position();
  CHECK(OpeningTree(small_book(), {outside, Side::White, 8}, {}).own().empty());
}

TEST_CASE("A tree knows from where a position can be reached") {
  const OpeningTree tree(small_book(), task(Side::White), {});
  const std::string wanted = fen_after({"c3-d4", "f6-e5"});
  const Fens leading = tree.leading_to([&](const std::string& fen) { return fen == wanted; });
  CHECK(leading.size() == 3);
  for (const std::string& fen : {fen_after({}), fen_after({"c3-d4"}), wanted})
    CHECK(std::binary_search(leading.begin(), leading.end(), fen));
  CHECK(tree.leading_to([](const std::string&) { return false; }).empty());
}

TEST_CASE("A position has a task for a side that has a move of the book there or next") {
  const Book book = small_book();
  CHECK(has_task(book, start_of(Variant::Brazilian), Side::White));
  CHECK(has_task(book, start_of(Variant::Brazilian), Side::Black));
  CHECK(has_task(book, game_after({"c3-d4", "b6-a5"}).position(), Side::White));
  CHECK_FALSE(has_task(book, game_after({"c3-d4", "b6-a5"}).position(), Side::Black));
  CHECK_FALSE(has_task(book, game_after({"e3-f4"}).position(), Side::White));
}

TEST_CASE("Only sides with a move of the book are offered") {
  const Book book = small_book();
  using Sides = std::vector<Side>;
  const AnyPosition start = start_of(Variant::Brazilian);
  const AnyPosition later = game_after({"c3-d4", "b6-a5"}).position();
  const AnyPosition outside = game_after({"e3-f4"}).position();
  CHECK(sides_to_practise(book, start) == Sides{Side::White, Side::Black});
  CHECK(sides_to_practise(book, later) == Sides{Side::White});
  CHECK(sides_to_practise(book, outside).empty());
}

}  // namespace damas::training
