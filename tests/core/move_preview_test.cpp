#include "core/move_input.hpp"
#include "diagram.hpp"

namespace damas {

namespace {

SquareSet set_of(const Game& game, std::initializer_list<const char*> names) {
  SquareSet set;
  for (const char* name : names)
    set.insert(at(game, name));
  return set;
}

Path path_of(const Game& game, std::initializer_list<const char*> names) {
  Path path;
  for (const char* name : names)
    path.push_back(at(game, name));
  return path;
}

// The man on c3 captures by e5 and then to c7 or g7.
Game fork_game() {
  return Game(draw(Variant::Brazilian, Side::White, R"(
    . . . . . . . .
    . . . . . . . .
    . . . b . b . .
    . . . . . . . .
    . . . b . . . .
    . . w . . . . .
    . . . . . . . .
    . . . . . . . . )"));
}

// The man on c3 captures four men and returns to c3, in either direction.
Game round_game() {
  return Game(draw(Variant::Brazilian, Side::White, R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . b . b . .
    . . w . . . . .
    . . . b . b . .
    . . . . . . . . )"));
}

struct Fork {
  Game game = fork_game();
  MoveInput input{game};

  Fork() { input.touch(at(game, "c3")); }
  MovePreview under(const char* name) const { return input.preview(at(game, name)); }
};

}  // namespace

TEST_CASE("nothing is previewed before a piece is selected") {
  const Game game = fork_game();
  const MovePreview preview = MoveInput(game).preview(at(game, "e5"));
  CHECK(preview.victims.empty());
  CHECK(preview.way.empty());
}

TEST_CASE("with two captures left, only their common victims are certain") {
  const Fork fork;
  REQUIRE(fork.input.victims() == set_of(fork.game, {"d4", "d6", "f6"}));
  CHECK(fork.input.preview(std::nullopt).victims == set_of(fork.game, {"d4"}));
  CHECK(fork.input.preview(std::nullopt).way.empty());
  // A square off all paths and the piece itself do not narrow the choice.
  CHECK(fork.under("h8").victims == set_of(fork.game, {"d4"}));
  CHECK(fork.under("c3").victims == set_of(fork.game, {"d4"}));
}

TEST_CASE("an end, a landing or a victim under the pointer shows the path through it") {
  const Fork fork;
  for (const char* square : {"c7", "d6"}) {
    CAPTURE(square);
    CHECK(fork.under(square).victims == set_of(fork.game, {"d4", "d6"}));
    CHECK(fork.under(square).way == path_of(fork.game, {"c3", "e5", "c7"}));
  }
  CHECK(fork.under("g7").victims == set_of(fork.game, {"d4", "f6"}));
  CHECK(fork.under("g7").way == path_of(fork.game, {"c3", "e5", "g7"}));
  CHECK(fork.under("e5").victims == set_of(fork.game, {"d4"}));
  CHECK(fork.under("e5").way == path_of(fork.game, {"c3", "e5"}));
}

TEST_CASE("a touch of a step that all captures share becomes the path so far") {
  for (const char* step : {"e5", "d4"}) {
    CAPTURE(step);
    Fork fork;
    CHECK(fork.input.way().empty());
    REQUIRE(std::holds_alternative<Selected>(fork.input.touch(at(fork.game, step))));
    CHECK(fork.input.way() == path_of(fork.game, {"c3", "e5"}));
    CHECK(fork.input.preview(std::nullopt).way == fork.input.way());
    CHECK(fork.under("g7").way == path_of(fork.game, {"c3", "e5", "g7"}));
    const TouchResult result = fork.input.touch(at(fork.game, "g7"));
    REQUIRE(std::holds_alternative<Move>(result));
    CHECK(std::get<Move>(result).captured == set_of(fork.game, {"d4", "f6"}));
    CHECK(fork.input.way().empty());
  }
}

TEST_CASE("a touch plays what its preview shows") {
  for (const char* square : {"c7", "d6", "g7", "f6"}) {
    CAPTURE(square);
    Fork fork;
    const MovePreview shown = fork.under(square);
    const TouchResult result = fork.input.touch(at(fork.game, square));
    REQUIRE(std::holds_alternative<Move>(result));
    CHECK(std::get<Move>(result).captured == shown.victims);
    CHECK(fork.input.chosen_path() == shown.way);
  }
}

TEST_CASE("a step and a capture without a choice have no path in their preview") {
  const Game game;
  MoveInput step(game);
  step.touch(at(game, "c3"));
  CHECK(step.preview(at(game, "d4")).way.empty());
  CHECK(step.preview(at(game, "d4")).victims.empty());
  const Game round = round_game();
  MoveInput only(round);
  only.touch(at(round, "c3"));
  CHECK(only.preview(at(round, "c3")).way.empty());
  CHECK(only.preview(std::nullopt).victims == set_of(round, {"d4", "f4", "d2", "f2"}));
}

TEST_CASE("a typed capture goes over the squares that were typed") {
  const Game game = round_game();
  const MoveInput input(game);
  for (const char* text : {"c3xe5xg3xe1xc3", "c3xe1xg3xe5xc3"}) {
    CAPTURE(text);
    const auto typed = input.type(text);
    REQUIRE(std::holds_alternative<Move>(typed));
    const Path way = input.typed_path(std::get<Move>(typed), text);
    REQUIRE(way.size() == 5);
    CHECK(to_text(way[1], game.shape(), Numbering::Algebraic) == std::string(text).substr(3, 2));
  }
}

}  // namespace damas
