#include "explorer/played_moves.hpp"

#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/notation.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"

namespace damas {

namespace {

// White and Black each win with c3-d4, one game is drawn, one is unfinished; the last game has
// another variant.
constexpr const char* games = R"([White "A"]
[Black "B"]
[WhiteElo "1600"]
[BlackElo "1700"]
[Result "1-0"]
[GameType "25"]
1. c3-d4 b6-a5 2. d4-c5 1-0

[White "C"]
[Black "D"]
[WhiteRating "1800"]
[BlackRating "1900"]
[Result "0-1"]
[GameType "25"]
1. c3-d4 d6-c5 0-1

[White "E"]
[Black "F"]
[WhiteElo "2000"]
[Result "1/2-1/2"]
[GameType "25"]
1. g3-h4 b6-a5 1/2-1/2

[White "G"]
[Black "H"]
[Result "*"]
[GameType "25"]
1. c3-d4 b6-a5 *

[White "I"]
[Black "J"]
[Result "1-0"]
[GameType "26"]
1. c3-d4 b6-a5 1-0
)";

PlayedMoves played(std::string_view text = games) {
  PlayedMoves moves(Variant::Russian);
  for (const PdnGame& game : read_pdn(text)) {
    REQUIRE(game.is_whole());
    moves.add(game);
  }
  return moves;
}

std::string text_of(const Game& game, const PlayedMove& move) {
  return to_text(game, move.move) + " " + std::to_string(move.games) + ": " +
         std::to_string(move.white) + "/" + std::to_string(move.draws) + "/" +
         std::to_string(move.black);
}

}  // namespace

TEST_CASE("moves and results of a position are counted, the most frequent move first") {
  PlayedMoves moves = played();
  CHECK(moves.games() == 4);
  const Game start(Variant::Russian);
  const auto found = moves.from(start.position());
  REQUIRE(found.size() == 2);
  CHECK(text_of(start, found[0]) == "c3-d4 3: 1/0/1");
  CHECK(found[0].decided() == 2);
  CHECK(text_of(start, found[1]) == "g3-h4 1: 0/1/0");
}

TEST_CASE("chosen games are left out, and the others are counted") {
  const PlayedMoves moves = played();
  const Game start(Variant::Russian);
  const PlayedMoves::LeftOut left_out = {true, false, true};
  const auto found = moves.from(start.position(), left_out);
  REQUIRE(found.size() == 1);
  CHECK(text_of(start, found[0]) == "c3-d4 2: 0/0/1");
  CHECK(moves.games_with(start.position(), left_out) == std::vector<std::uint32_t>{1, 3});
}

TEST_CASE("the ratings of games in which both are known are averaged") {
  PlayedMoves moves = played();
  const auto found = moves.from(start_of(Variant::Russian));
  CHECK(found[0].rated == 2);
  CHECK(found[0].average_rating() == 1750);
  CHECK_FALSE(found[1].average_rating());
}

TEST_CASE("only positions that the games reached have moves") {
  PlayedMoves moves = played();
  Game game(Variant::Russian);
  const Move first = moves.from(game.position()).front().move;
  REQUIRE(game.play(first));
  const auto replies = moves.from(game.position());
  REQUIRE(replies.size() == 2);
  CHECK(text_of(game, replies[0]) == "b6-a5 2: 1/0/0");
  CHECK(moves.from(start_of(Variant::Brazilian)).empty());
  while (game.play(game.legal_moves().back()) && game.ply() < 8) {
  }
  CHECK(moves.from(game.position()).empty());
}

TEST_CASE("a position that games reached by other moves is found") {
  PlayedMoves moves = played(
      "[GameType \"25\"]\n1. g3-h4 b6-a5 2. c3-d4 f6-g5 *\n\n"
      "[GameType \"25\"]\n1. c3-d4 b6-a5 2. g3-h4 d6-c5 *\n");
  PlayedMoves one = played("[GameType \"25\"]\n1. g3-h4 b6-a5 2. c3-d4 *\n");
  const PdnGame line = read_pdn("[GameType \"25\"]\n1. g3-h4 b6-a5 2. c3-d4 *\n").front();
  const AnyPosition position = line.tree.position_at(line.tree.main_line().back());
  CHECK(moves.from(position).size() == 2);
  CHECK(one.from(position).empty());
}

TEST_CASE("games that are added later count too") {
  PlayedMoves moves = played();
  CHECK(moves.from(start_of(Variant::Russian)).front().games == 3);
  moves.add(read_pdn("[GameType \"25\"]\n1. c3-d4 *\n").front());
  CHECK(moves.from(start_of(Variant::Russian)).front().games == 4);
}

TEST_CASE("a position can be looked up while games are being added") {
  PlayedMoves moves(Variant::Russian);
  const PdnGame game = read_pdn("[GameType \"25\"]\n1. c3-d4 b6-a5 2. d4-c5 *\n").front();
  Game after(Variant::Russian);
  REQUIRE(after.play(game.tree.move(game.tree.main_line().front())));
  for (int i = 1; i <= 50; ++i) {
    moves.add(game);
    CHECK(moves.from(start_of(Variant::Russian)).front().games == i);
    CHECK(moves.from(after.position()).front().games == i);
  }
}

TEST_CASE("the games that reached a position are listed, also those that ended there") {
  PlayedMoves moves = played();
  using Numbers = std::vector<std::uint32_t>;
  CHECK(moves.games_with(start_of(Variant::Russian)) == Numbers{0, 1, 2, 3});
  const PdnGame last = read_pdn("[GameType \"25\"]\n1. c3-d4 b6-a5 *\n").front();
  const AnyPosition end = last.tree.position_at(last.tree.main_line().back());
  CHECK(moves.games_with(end) == Numbers{0, 3});
  CHECK(moves.from(end).size() == 1);
  CHECK(moves.games_with(start_of(Variant::Brazilian)).empty());
}

TEST_CASE("a game of another variant is not added") {
  PlayedMoves moves(Variant::Russian);
  CHECK_FALSE(moves.add(read_pdn("[GameType \"26\"]\n1. c3-d4 *\n").front()));
  CHECK(moves.add(read_pdn("[GameType \"25\"]\n1. c3-d4 *\n").front()));
  CHECK(moves.games() == 1);
}

TEST_CASE("captures with the same ends are told apart") {
  PlayedMoves moves(Variant::English);
  // The man takes two on the left or two on the right.
  const Game start(std::get<AnyPosition>(parse_fen(Variant::English, "W:W26:B14,15,22,23")));
  REQUIRE(start.legal_moves().size() == 2);
  for (const Move& move : start.legal_moves()) {
    Game game = start;
    REQUIRE(game.play(move));
    CHECK(moves.add(pdn_of(game)));
  }
  const auto found = moves.from(start.position());
  REQUIRE(found.size() == 2);
  CHECK(found[0].move == start.legal_moves()[0]);
  CHECK(found[1].move == start.legal_moves()[1]);
  CHECK(found[0].games == 1);
}

TEST_CASE("a move after a position that was set up belongs to that position") {
  PlayedMoves moves = played("[GameType \"25\"]\n[FEN \"W:Wc3:Bh8\"]\n1. c3-d4 *\n");
  CHECK(moves.from(start_of(Variant::Russian)).empty());
  CHECK(moves.games() == 1);
}

}  // namespace damas
