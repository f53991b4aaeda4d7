#include "book/book_tree.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

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

BookTree::Shape whole(int plies) {
  BookTree::Shape shape;
  shape.whole_plies = plies;
  return shape;
}

Game after(const Game& game, int move) {
  Game next = game;
  next.play(game.legal_moves()[static_cast<std::size_t>(move)]);
  return next;
}

// Searches each leaf of the whole plies, and sees only one move there, for which it gives the side
// to move this score.
void grow_whole(BookTree& tree, int plies, int score) {
  for (auto leaf = tree.next(); leaf && tree.game_at(*leaf).ply() < plies; leaf = tree.next())
    tree.expand(*leaf, scored(tree.game_at(*leaf), {{0, score}}));
}

// The entry of the position that the tree begins with.
std::optional<BookEntry> entry_of_start(const BookTree& tree) {
  std::optional<BookEntry> found;
  tree.visit_entries([&](const Game& game, const BookEntry& entry) {
    if (game.ply() == 0) found = entry;
  });
  return found;
}

// White to move; a3-b4 blocks Black, who wins by that, in losing draughts.
Game before_a_block() {
  return Game(std::get<AnyPosition>(parse_fen(Variant::BrazilianLosing, "W:Wa3,c3,h2:Ba5")));
}

ScoredMove move_scored(const Game& game, const std::string& text, int score) {
  for (const Move& move : game.legal_moves())
    if (to_text(game, move) == text) return {move, score};
  FAIL(text);
  return {};
}

// Every position that legal moves reach before this ply has an entry whose best move loses nothing.
void check_no_hole(const Book& book, const Game& game, int plies) {
  if (game.ply() >= plies || game.outcome()) return;
  const auto entry = book.find(game);
  REQUIRE(entry);
  CHECK(entry->moves.front().loss == 0);
  for (std::size_t i = 0; i < game.legal_moves().size(); ++i)
    check_no_hole(book, after(game, static_cast<int>(i)), plies);
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

TEST_CASE("the whole plies have an entry for every position, whatever moves lead there") {
  BookTree tree(start, whole(4));
  grow_whole(tree, 4, 0);
  const Book book = book_of(tree);
  check_no_hole(book, start, 4);
  CHECK(book.positions() == tree.positions());
  const auto later = tree.next();
  REQUIRE(later);
  CHECK(tree.game_at(*later).ply() == 4);
}

TEST_CASE("the whole plies come before moves that lose little, the lower plies first") {
  BookTree tree(start, whole(3));
  int ply = 0;
  for (auto leaf = tree.next(); leaf && ply < 3; leaf = tree.next()) {
    const Game game = tree.game_at(*leaf);
    CHECK(game.ply() >= ply);
    ply = game.ply();
    tree.expand(*leaf, scored(game, {{0, 0}}));
  }
  CHECK(ply == 3);
}

TEST_CASE("the whole plies have decided positions, too") {
  BookTree tree(start, whole(3));
  grow_whole(tree, 3, 400);
  check_no_hole(book_of(tree), start, 3);
}

TEST_CASE("a move that a search left out is no book move before its position is searched") {
  BookTree tree(start, whole(2));
  tree.expand(*tree.next(), scored(start, {{2, 10}, {0, 8}}));
  auto entry = book_of(tree).find(start);
  REQUIRE(entry);
  CHECK(entry->moves.size() == 2);
  for (auto leaf = tree.next(); leaf && tree.game_at(*leaf).ply() < 2; leaf = tree.next()) {
    const Game game = tree.game_at(*leaf);
    const bool is_better = game.move_from(0) == start.legal_moves()[4];
    tree.expand(*leaf, scored(game, {{0, is_better ? -30 : -9}}));
  }
  entry = book_of(tree).find(start);
  REQUIRE(entry);
  CHECK(entry->score == 30);
  REQUIRE(entry->moves.size() == 1);
  CHECK(entry->moves[0] == BookMove{start.legal_moves()[4], 0});
}

TEST_CASE("a longer search replaces the best move, and losses count from the new one") {
  BookTree tree(start, {});
  tree.expand(*tree.next(), scored(start, {{0, 10}, {1, 4}, {2, 3}}));
  tree.correct(start, scored(start, {{5, 20}, {1, 12}, {0, -60}}));
  const auto entry = book_of(tree).find(start);
  REQUIRE(entry);
  CHECK(entry->score == 20);
  // The longer search does not name the move 2.
  REQUIRE(entry->moves.size() == 2);
  CHECK(entry->moves[0] == BookMove{start.legal_moves()[5], 0});
  CHECK(entry->moves[1] == BookMove{start.legal_moves()[1], 8});
}

TEST_CASE("a longer search of the position after a move refutes the move") {
  BookTree tree(start, whole(2));
  grow_whole(tree, 2, 0);
  const Game refuted = after(start, 0);
  tree.correct(refuted, scored(refuted, {{1, 80}}));
  const Book book = book_of(tree);
  check_no_hole(book, start, 2);
  const auto entry = book.find(start);
  REQUIRE(entry);
  CHECK(std::none_of(entry->moves.begin(), entry->moves.end(),
                     [](const BookMove& each) { return each.move == start.legal_moves()[0]; }));
  CHECK(book.find(refuted)->score == 80);
  CHECK(book.find(refuted)->moves[0].move == refuted.legal_moves()[1]);
}

TEST_CASE("a move that leads to a searched position keeps the score of that position") {
  BookTree tree(start, {});
  tree.expand(*tree.next(), scored(start, {{0, 10}, {1, 0}}));
  const auto leaf = tree.next();
  tree.expand(*leaf, scored(tree.game_at(*leaf), {{0, -10}}));
  tree.correct(start, scored(start, {{1, 5}, {0, -40}}));
  const auto entry = book_of(tree).find(start);
  REQUIRE(entry);
  CHECK(entry->score == 10);
  REQUIRE(entry->moves.size() == 2);
  CHECK(entry->moves[1] == BookMove{start.legal_moves()[1], 5});
}

TEST_CASE("a move that ends the game, and that no search has named, is no book move") {
  const Game game = before_a_block();
  const ScoredMove quiet = move_scored(game, "h2-g3", 10);
  const ScoredMove block = move_scored(game, "a3-b4", -700);
  Game end = game;
  REQUIRE(end.play(block.move));
  REQUIRE(end.outcome());
  BookTree tree(game, whole(2));
  tree.expand(*tree.next(), {quiet});
  for (auto leaf = tree.next(); leaf; leaf = tree.next()) {
    const Game there = tree.game_at(*leaf);
    if (there.ply() > 1) break;
    // A search of the position after another move says that this move loses.
    const bool is_quiet = there.move_from(0) == quiet.move;
    tree.expand(*leaf, there.outcome() ? std::vector<ScoredMove>{}
                                       : scored(there, {{0, is_quiet ? -10 : 500}}));
  }
  auto entry = entry_of_start(tree);
  REQUIRE(entry);
  CHECK(entry->score == 10);
  REQUIRE(entry->moves.size() == 1);
  CHECK(entry->moves[0] == BookMove{quiet.move, 0});
  // A longer search that names it gives it a score, and a still longer one another.
  for (const int score : {4, 7}) {
    tree.correct(game, {quiet, {block.move, score}});
    entry = entry_of_start(tree);
    REQUIRE(entry);
    REQUIRE(entry->moves.size() == 2);
    CHECK(entry->moves[1] == BookMove{block.move, 10 - score});
  }
}

TEST_CASE("a move that ends the game keeps the score of the search that named it") {
  const Game game = before_a_block();
  const ScoredMove block = move_scored(game, "a3-b4", 10);
  BookTree tree(game, whole(2));
  tree.expand(*tree.next(), {block});
  for (auto leaf = tree.next(); leaf && tree.game_at(*leaf).ply() < 2; leaf = tree.next()) {
    const Game there = tree.game_at(*leaf);
    tree.expand(*leaf, there.outcome() ? std::vector<ScoredMove>{} : scored(there, {{0, 500}}));
  }
  const auto entry = entry_of_start(tree);
  REQUIRE(entry);
  CHECK(entry->score == 10);
  REQUIRE(entry->moves.size() == 1);
  CHECK(entry->moves[0] == BookMove{block.move, 0});
}

TEST_CASE("the tree grows along a game, also where it lost much") {
  const Game line = after(after(after(start, 3), 2), 0);
  BookTree tree(start, {});
  for (int ply = 0; ply <= 3; ++ply) {
    const auto leaf = tree.next_on(line);
    REQUIRE(leaf);
    const Game game = tree.game_at(*leaf);
    CHECK(game.ply() == ply);
    tree.expand(*leaf, scored(game, {{0, 0}}));
  }
  CHECK_FALSE(tree.next_on(line));
  CHECK(tree.positions() == 4);
  CHECK(book_of(tree).find(after(start, 3)));
  CHECK(book_of(tree).find(line));
}

TEST_CASE("a game ends for the tree at a decided position and at the last ply") {
  const Game line = after(after(start, 3), 2);
  BookTree decided(start, {});
  decided.expand(*decided.next_on(line), scored(start, {{3, 400}}));
  CHECK_FALSE(decided.next_on(line));

  BookTree::Shape shape;
  shape.most_plies = 1;
  BookTree shallow(start, shape);
  for (int i = 0; i < 2; ++i) {
    const auto leaf = shallow.next_on(after(line, 0));
    REQUIRE(leaf);
    shallow.expand(*leaf, scored(shallow.game_at(*leaf), {{0, 0}}));
  }
  CHECK_FALSE(shallow.next_on(after(line, 0)));
}

}  // namespace damas
