#include "book/book_tree.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

const Game start(Variant::Brazilian);

// The moves of a game's position by their index, with scores.
std::vector<ScoredMove> scored(const Game& game, std::vector<std::pair<int, int>> scores) {
  std::vector<ScoredMove> moves;
  for (const auto& [move, score] : scores)
    moves.push_back({game.legal_moves()[static_cast<std::size_t>(move)], score});
  return moves;
}

Book book_of(const BookTree& tree) {
  Book book(Variant::Brazilian);
  tree.visit_entries([&](const Game& game, const BookEntry& entry) { book.add(game, entry); });
  return book;
}

}  // namespace

TEST_CASE("the tree begins with the start position") {
  const BookTree tree(start, {});
  const auto leaf = tree.next();
  REQUIRE(leaf);
  CHECK(tree.game_at(*leaf).ply() == 0);
}

TEST_CASE("the tree grows where the sides lose least") {
  BookTree tree(start, {});
  tree.expand(*tree.next(), scored(start, {{0, 5}, {1, 20}, {2, 18}}));
  auto leaf = tree.next();
  REQUIRE(leaf);
  Game game = tree.game_at(*leaf);
  CHECK(game.move_from(0) == start.legal_moves()[1]);

  // The second best move loses 2, less than the twelve of a ply.
  tree.expand(*leaf, scored(game, {{0, -20}}));
  leaf = tree.next();
  REQUIRE(leaf);
  CHECK(tree.game_at(*leaf).move_from(0) == start.legal_moves()[2]);
}

TEST_CASE("scores are backed up, so that a refuted move is no longer followed or kept") {
  BookTree tree(start, {});
  tree.expand(*tree.next(), scored(start, {{0, 10}, {1, 9}}));
  const auto leaf = tree.next();
  const Game game = tree.game_at(*leaf);
  REQUIRE(game.move_from(0) == start.legal_moves()[0]);
  tree.expand(*leaf, scored(game, {{0, 90}}));
  const auto entry = book_of(tree).find(start);
  REQUIRE(entry);
  CHECK(entry->score == 9);
  REQUIRE(entry->moves.size() == 1);
  CHECK(entry->moves[0].move == start.legal_moves()[1]);
  CHECK(tree.game_at(*tree.next()).move_from(0) == start.legal_moves()[1]);
}

TEST_CASE("a book keeps all moves that lose little, the best first") {
  BookTree tree(start, {});
  tree.expand(*tree.next(), scored(start, {{0, -3}, {1, 8}, {2, 8}, {3, -40}}));
  const auto entry = book_of(tree).find(start);
  REQUIRE(entry);
  REQUIRE(entry->moves.size() == 3);
  CHECK(entry->moves[0].loss == 0);
  CHECK(entry->moves[2] == BookMove{start.legal_moves()[0], 11});
}

TEST_CASE("a position that two ways lead to is searched once") {
  BookTree tree(start, {});
  const auto first = start.legal_moves()[0];
  const auto second = start.legal_moves()[6];
  Game game = start;
  game.play(first);
  const Move reply = game.legal_moves()[0];
  tree.expand(*tree.next(), {{first, 0}, {second, 0}});
  for (int i = 0; i < 2; ++i)
    tree.expand(*tree.next(), {{reply, 0}});
  for (int i = 0; i < 2; ++i) {
    const auto leaf = tree.next();
    const Game there = tree.game_at(*leaf);
    tree.expand(*leaf, {{there.move_from(0) == first ? second : first, 0}});
  }
  // Both moves have been played now, in either order.
  const auto leaf = tree.next();
  REQUIRE(leaf);
  const Game there = tree.game_at(*leaf);
  REQUIRE(there.ply() == 3);
  tree.expand(*leaf, scored(there, {{0, 33}}));
  CHECK(tree.positions() == 6);
  const auto next = tree.next();
  REQUIRE(next);
  CHECK(tree.game_at(*next).ply() == 4);
  CHECK(book_of(tree).find(start)->score == -33);
}

TEST_CASE("decided positions and late plies are left to the engine") {
  BookTree::Shape shape;
  shape.most_plies = 1;
  BookTree tree(start, shape);
  tree.expand(*tree.next(), scored(start, {{0, 10}}));
  auto leaf = tree.next();
  REQUIRE(leaf);
  tree.expand(*leaf, scored(tree.game_at(*leaf), {{0, -10}}));
  CHECK_FALSE(tree.next());

  BookTree decided(start, {});
  decided.expand(*decided.next(), scored(start, {{0, 400}}));
  CHECK_FALSE(decided.next());
  CHECK(book_of(decided).positions() == 0);
}

}  // namespace damas
