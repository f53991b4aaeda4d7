#include "core/notation.hpp"

#include "diagram.hpp"

namespace damas {

TEST_CASE("squares are named by file and rank, or numbered from the top left") {
  const Game game;
  const Square b8 = *game.shape().square({1, 7});
  const Square g1 = *game.shape().square({6, 0});
  CHECK(to_text(b8, game.shape(), Numbering::Algebraic) == "b8");
  CHECK(to_text(b8, game.shape(), Numbering::FromTopLeft) == "1");
  CHECK(to_text(g1, game.shape(), Numbering::Algebraic) == "g1");
  CHECK(to_text(g1, game.shape(), Numbering::FromTopLeft) == "32");
}

TEST_CASE("every square is read from each of its names") {
  for (const BoardShape& shape :
       {BoardShape{8, 8}, BoardShape{10, 10}, BoardShape{12, 12, false, true}}) {
    for (const Square s : shape.squares()) {
      const std::string name = to_text(s, shape, Numbering::Algebraic);
      CHECK(parse_square(name, shape) == s);
      CHECK(parse_square(to_text(s, shape, Numbering::FromTopLeft), shape) == s);
      CHECK(parse_square(name.substr(1) + name.substr(0, 1), shape) == s);
    }
  }
}

TEST_CASE("a text that is not a playing square is not read") {
  const BoardShape shape{8, 8};
  for (const char* text : {"", "c", "c4", "i1", "a0", "a9", "0", "33", "c3 ", " c3", "c3x", "+6",
                           "-1", "99999999999999999999", "a99999999999999999999", "\xC3\xA9"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_square(text, shape).has_value());
  }
}

TEST_CASE("moves are written in short and long notation and in numbers") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  const Move& m = game.legal_moves().front();
  CHECK(to_text(game, m) == "c3xg7");
  CHECK(to_text(game, m, {Numbering::Algebraic, true}) == "c3xe5xg7");
  CHECK(to_text(game, m, {Numbering::FromTopLeft, false}) == "22x8");
  CHECK(to_text(Game(), Game().legal_moves().front()).find('-') == 2);
}

TEST_CASE("a short text that would fit two captures becomes a long one") {
  const Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . b . .
      . . . . . . . .
      . . . b . b . .
      . . . . w . . .
      . . . . . . . .
      . . . . . . . . )"));
  std::vector<std::string> texts;
  for (const Move& m : game.legal_moves())
    texts.push_back(to_text(game, m));
  CHECK(std::count(texts.begin(), texts.end(), "e3xc5") == 1);
  CHECK(std::count(texts.begin(), texts.end(), "e3xc5xe7") == 1);
  CHECK(std::count(texts.begin(), texts.end(), "e3xg5xe7") == 1);
  CHECK(std::count(texts.begin(), texts.end(), "e3xe7") == 0);
}

TEST_CASE("typed moves may use any separator or none, and either order of letter and number") {
  const BoardShape shape{8, 8};
  const std::vector<Cell> c3d4 = {{2, 2}, {3, 3}};
  for (const char* text : {"c3-d4", "c3d4", "C3D4", "c3 d4", "c3:d4", "c3xd4", "3c4d", "3C 4D",
                           "22-18", "22 18", " c3 - d4 "}) {
    CAPTURE(text);
    const auto move = parse_move(text, shape);
    REQUIRE(move);
    CHECK(move->cells == c3d4);
  }
  CHECK(parse_move("c3xe5xg7", shape)->cells.size() == 3);
}

TEST_CASE("texts that are not moves are not read") {
  const BoardShape shape{8, 8};
  for (const char* text : {"", "c3", "hello", "c3-", "--", "c3+d4", "c3d", "22", "x", "c3d4!"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_move(text, shape).has_value());
  }
}

}  // namespace damas
