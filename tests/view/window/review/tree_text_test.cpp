#include "view/window/review/tree_text.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/pdn/reader.hpp"

namespace damas::test {

namespace {

constexpr float letter = 8;

PdnTree tree_of(const std::string& pdn) {
  auto games = read_pdn(pdn);
  REQUIRE(games.size() == 1);
  REQUIRE(games.front().is_whole());
  return games.front().tree;
}

TreeText laid_out(const PdnTree& tree, float width = 400) {
  TreeStyle style;
  style.width = width;
  style.setup = "set up";
  style.measure = [](std::string_view text, TreeWord::Kind) {
    return letter * static_cast<float>(text.size());
  };
  return lay_out(tree, MoveBook(tree), style);
}

// Depth, then the words.
std::vector<std::string> rows_of(const TreeText& text) {
  std::vector<std::string> rows;
  for (const TreeRow& row : text.rows) {
    rows.push_back(std::to_string(row.depth) + ":");
    for (const TreeWord& word : row.words)
      rows.back() += " " + word.text;
  }
  return rows;
}

using Rows = std::vector<std::string>;

}  // namespace

TEST_CASE("the main line is in two columns, with its numbers") {
  const PdnTree tree = tree_of("[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *");
  const TreeText text = laid_out(tree);
  CHECK(rows_of(text) == Rows{"0: 1. c3-d4 b6-a5", "0: 2. d4-c5 d6xb4", "0: 3. a3xc5"});
  CHECK(text.rows[0].words[1].x < text.rows[0].words[2].x);
  CHECK(text.rows[0].words[1].x == text.rows[1].words[1].x);
  CHECK(text.height == text.rows.back().top + text.rows.back().height);
}

TEST_CASE("clock times are beside the moves, not among the words of comments") {
  const PdnTree tree = tree_of(
      "[GameType \"26\"]\n1. c3-d4 {[%clock w0:03:00 B0:03:00]} b6-a5 {sharp [%clk 0:02:51]} *");
  const TreeText text = laid_out(tree);
  CHECK(rows_of(text) == Rows{"0: 1. c3-d4 b6-a5", "0: sharp"});
  CHECK(text.rows[0].words[1].clock == "3:00");
  CHECK(text.rows[0].words[2].clock == "2:51");
}

TEST_CASE("variations are below the move they replace, indented by depth") {
  const PdnTree tree =
      tree_of("[GameType \"26\"]\n1. c3-d4 (1. e3-f4 b6-a5 (1... f6-e5) 2. d2-e3) b6-a5 *");
  CHECK(rows_of(laid_out(tree)) ==
        Rows{"0: 1. c3-d4", "1: 1. e3-f4 b6-a5", "2: 1… f6-e5", "1: 2. d2-e3", "0: 1… b6-a5"});
}

TEST_CASE("comments are broken between words, on the main line in rows of their own") {
  const PdnTree tree =
      tree_of("[GameType \"26\"]\n{before all} 1. c3-d4! {one two three four} b6-a5 $14 *");
  CHECK(rows_of(laid_out(tree, 120)) == Rows{"0: before all", "0: 1. c3-d4!", "0: one two three",
                                             "0: four", "0: 1… b6-a5", "0: White has a",
                                             "0: slight", "0: advantage"});
}

TEST_CASE("words that do not fit go into the next row, numbers with their moves") {
  const PdnTree tree =
      tree_of("[GameType \"26\"]\n1. c3-d4 (1. e3-f4 b6-a5 2. d2-e3 a7-b6 3. g3-h4 b6-c5) b6-a5 *");
  for (const TreeRow& row : laid_out(tree, 220).rows) {
    CHECK(row.words.back().kind != TreeWord::Kind::Number);
    for (const TreeWord& word : row.words)
      CHECK(word.x + word.w <= 220);
  }
}

TEST_CASE("where Black begins, Black's moves open the turns") {
  const PdnTree tree = tree_of("[GameType \"21\"]\n1. 11-15 23-19 2. 8-11 22-17 *");
  CHECK(rows_of(laid_out(tree)) == Rows{"0: 1. 11-15 23-19", "0: 2. 8-11 22-17"});
}

TEST_CASE("a game that begins with the other side leaves the first column free") {
  PdnTree tree = tree_of("[GameType \"26\"]\n[FEN \"B:Wc3:Bb6\"]\n1... b6-a5 2. c3-d4 *");
  const TreeText text = laid_out(tree);
  CHECK(rows_of(text) == Rows{"0: 1… b6-a5", "0: 2. c3-d4"});
  CHECK(text.rows[0].words[1].x > text.rows[1].words[1].x);
}

TEST_CASE("a position set up has a row of its own and numbers begin again") {
  PdnTree tree = tree_of("[GameType \"26\"]\n1. c3-d4 b6-a5 *");
  const auto parsed = parse_fen(Variant::Brazilian, "W:Wc3:Bh8");
  const PdnNode set_up = tree.add_setup(tree.main_line().back(), std::get<AnyPosition>(parsed));
  const Game game(tree.position_at(set_up));
  tree.add(set_up, game.legal_moves().front());
  const std::vector<std::string> rows = rows_of(laid_out(tree));
  REQUIRE(rows.size() == 3);
  CHECK(rows[1] == "0: set up");
  CHECK(rows[2].find("0: 1. c3-") == 0);
}

TEST_CASE("rows are found by node and by place") {
  const PdnTree tree = tree_of("[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *");
  const TreeText text = laid_out(tree);
  CHECK_FALSE(text.row_of(PdnNode::Root).has_value());
  CHECK(text.row_of(tree.main_line().back()) == 2);
  CHECK(text.row_at(0) == 0);
  CHECK(text.row_at(text.rows[1].top) == 1);
  CHECK(text.row_at(text.height) == text.rows.size());
}

TEST_CASE("a long game with many variations is laid out whole") {
  PdnTree tree(start_of(Variant::International));
  PdnNode at = PdnNode::Root;
  std::size_t words = 0;
  for (Game game(Variant::International); game.ply() < 300 && !game.outcome();) {
    const std::vector<Move> moves = game.legal_moves();
    const Move main = moves[static_cast<std::size_t>(game.ply()) % moves.size()];
    const PdnNode next = tree.add(at, main);
    for (std::size_t i = 0; i < moves.size() && i < 4; ++i) {
      if (moves[i] == main) continue;
      tree.add(at, moves[i]);
      ++words;
    }
    ++words;
    at = next;
    REQUIRE(game.play(main));
  }
  REQUIRE(words > 100);
  const TreeText text = laid_out(tree);
  std::size_t moves = 0;
  for (const TreeRow& row : text.rows) {
    for (const TreeWord& word : row.words)
      moves += word.kind == TreeWord::Kind::Move ? 1 : 0;
  }
  CHECK(moves == words);
}

TEST_CASE("glyphs without marks are put into words, before the comment") {
  const PdnTree tree = tree_of("[GameType \"26\"]\n1. c3-d4! $13 {sharp} (1. e3-f4 $10) b6-a5 *");
  CHECK(rows_of(laid_out(tree)) == Rows{"0: 1. c3-d4!", "0: Unclear position. sharp",
                                        "1: 1. e3-f4 Drawish position", "0: 1… b6-a5"});
  CHECK(words_of(tree.notes(tree.main_line().front()), Language::Portuguese) ==
        "Posição pouco clara. sharp");
}

}  // namespace damas::test
