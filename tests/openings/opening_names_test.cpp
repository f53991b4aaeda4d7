#include "openings/opening_names.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/move_input.hpp"

namespace damas {

namespace {

constexpr const char* text = R"(# a comment

moves: c3-d4
name: Eins
source: one
source: two

moves: c3-d4 d6-c5 b2-c3
  name: Drei
en: Three
source: three
)";

OpeningNames names() {
  auto read = OpeningNames::read(text, Variant::Russian);
  if (const auto* const error = std::get_if<OpeningsError>(&read)) FAIL(error->what);
  return std::get<OpeningNames>(std::move(read));
}

Game game_of(const std::vector<const char*>& moves, Variant variant = Variant::Russian) {
  Game game(variant);
  for (const char* const each : moves) {
    const auto typed = MoveInput(game).type(each);
    REQUIRE(std::holds_alternative<Move>(typed));
    REQUIRE(game.play(std::get<Move>(typed)));
  }
  return game;
}

std::string name_at(const Game& game) {
  const OpeningNames all = names();
  const NamedOpening* const opening = all.find(game);
  return opening == nullptr ? "" : opening->name;
}

std::string wrong(std::string_view content) {
  const auto read = OpeningNames::read(content, Variant::Russian);
  const auto* const error = std::get_if<OpeningsError>(&read);
  return error == nullptr ? "" : std::to_string(error->line) + ": " + error->what;
}

}  // namespace

TEST_CASE("moves, names, forms and sources are read") {
  const OpeningNames all = names();
  REQUIRE(all.all().size() == 2);
  const NamedOpening& first = all.all()[0];
  CHECK(first.line == "c3-d4");
  CHECK(first.sources == std::vector<std::string>{"one", "two"});
  CHECK(first.name_in("en") == "Eins");
  const NamedOpening& second = all.all()[1];
  CHECK(second.moves.size() == 3);
  CHECK(second.name == "Drei");
  CHECK(second.name_in("en") == "Three");
  CHECK(second.name_in("pt") == "Drei");
}

TEST_CASE("the opening with the most moves that the game has reached is found") {
  CHECK(name_at(game_of({})) == "");
  CHECK(name_at(game_of({"c3-d4"})) == "Eins");
  CHECK(name_at(game_of({"c3-d4", "d6-c5"})) == "Eins");
  CHECK(name_at(game_of({"c3-d4", "d6-c5", "b2-c3"})) == "Drei");
  CHECK(name_at(game_of({"c3-d4", "d6-c5", "b2-c3", "f6-g5"})) == "Drei");
  CHECK(name_at(game_of({"g3-h4", "d6-c5"})) == "");
}

TEST_CASE("an opening is found in whatever order its moves were played") {
  const OpeningNames quiet = std::get<OpeningNames>(
      OpeningNames::read("moves: g3-h4 b6-a5 c3-d4\nname: A\nsource: b\n", Variant::Russian));
  const NamedOpening* const found = quiet.find(game_of({"c3-d4", "b6-a5", "g3-h4"}));
  REQUIRE(found != nullptr);
  CHECK(found->name == "A");
}

TEST_CASE("undone moves do not count") {
  Game game = game_of({"c3-d4", "d6-c5", "b2-c3"});
  game.undo();
  CHECK(name_at(game) == "Eins");
}

TEST_CASE("other variants and positions that were set up have no names of openings") {
  CHECK(name_at(game_of({"c3-d4"}, Variant::Brazilian)) == "");
  const auto parsed = parse_fen(Variant::Russian, "W:Wc3:Bh8");
  Game game(std::get<AnyPosition>(parsed));
  REQUIRE(game.play(game.legal_moves().front()));
  CHECK(name_at(game) == "");
}

TEST_CASE("a position is found without its game") {
  const OpeningNames all = names();
  const Game game = game_of({"c3-d4"});
  REQUIRE(all.find(game.position()) != nullptr);
  CHECK(all.find(game.position())->name == "Eins");
  CHECK(all.find(start_of(Variant::Russian)) == nullptr);
  CHECK(all.find(game_of({"c3-d4"}, Variant::Brazilian).position()) == nullptr);
}

TEST_CASE("an error names the line and what was expected") {
  CHECK(wrong("") == "");
  CHECK(wrong("name: A\n") == "1: expected moves first, found 'name'");
  CHECK(wrong("moves:\n") == "1: expected at least one move");
  CHECK(wrong("\nmoves: c3-d4 d4-e5\n") == "2: expected a legal move, found 'd4-e5'");
  CHECK(wrong("moves: c3-d4\nname: A\n") == "1: expected a source for this name");
  CHECK(wrong("moves: c3-d4\nsource: A\n") == "1: expected a name for these moves");
  CHECK(wrong("moves: c3-d4\nname:\n") == "2: expected a text after 'name:'");
  CHECK(wrong("moves: c3-d4\nnames: A\n") ==
        "2: expected moves, name, source or the code of a language, found 'names'");
  CHECK(wrong("moves: c3-d4\nname: A\nsource: b\nmoves: c3-d4\nname: C\nsource: d\n") ==
        "4: expected a position that no other opening has");
}

}  // namespace damas
