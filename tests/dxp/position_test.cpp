#include "dxp/position.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas::dxp {

namespace {

std::string repeated(int count, char letter) {
  return std::string(static_cast<std::size_t>(count), letter);
}

AnyPosition read(Variant variant, const SetUp& set_up) {
  const auto parsed = position_of(variant, set_up);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return std::get<AnyPosition>(parsed);
}

std::string problem(Variant variant, const SetUp& set_up) {
  return std::get<Error>(position_of(variant, set_up)).text;
}

}  // namespace

TEST_CASE("The start position has the protocol's text") {
  const SetUp start{Side::White, repeated(20, 'z') + repeated(10, 'e') + repeated(20, 'w')};
  CHECK(set_up_of(start_of(Variant::International)) == start);
  CHECK(read(Variant::International, start) == start_of(Variant::International));
}

TEST_CASE("Positions and moves of every variant can be converted to messages and back") {
  Random random(15);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    Game game(static_cast<Variant>(i));
    CAPTURE(game.info().id);
    for (int ply = 0; ply < 40 && !game.outcome(); ++ply) {
      const SetUp set_up = set_up_of(game.position());
      CHECK(set_up_of(read(game.variant(), set_up)) == set_up);
      for (const Move& m : game.legal_moves()) {
        const PlayedMove message = message_of(game.variant(), m, Milliseconds(0));
        CHECK(to_text(message).size() <= longest_message);
        const auto found = find_move(game, message);
        REQUIRE(found);
        CHECK(found->from == m.from);
        CHECK(found->to == m.to);
        CHECK(found->captured == m.captured);
      }
      const auto& moves = game.legal_moves();
      game.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
  }
}

TEST_CASE("A capture is found with its captured pieces in any order, or without them") {
  std::string squares = repeated(50, 'e');
  squares[27] = 'w';
  squares[22] = squares[12] = 'z';
  const Game game(read(Variant::International, {Side::White, squares}));
  REQUIRE(game.legal_moves().size() == 1);
  CHECK(find_move(game, {0, 28, 8, {13, 23}}));
  CHECK(find_move(game, {0, 28, 8, {23, 13}}));
  CHECK(find_move(game, {0, 28, 8}));
  CHECK_FALSE(find_move(game, {0, 28, 8, {23}}));
  CHECK_FALSE(find_move(game, {0, 28, 22}));
  CHECK_FALSE(find_move(game, {0, 28, 99}));
  CHECK_FALSE(find_move(game, {0, 0, 8}));
}

TEST_CASE("Times are whole seconds with at most four digits") {
  const Game game(Variant::International);
  const Move& move = game.legal_moves().front();
  const auto seconds = [&](int ms) {
    return message_of(game.variant(), move, Milliseconds(ms)).seconds;
  };
  CHECK(seconds(0) == 0);
  CHECK(seconds(1600) == 2);
  CHECK(seconds(-5000) == 0);
  CHECK(seconds(20'000'000) == 9999);
}

TEST_CASE("An invalid position is refused with what was expected") {
  CHECK(problem(Variant::Brazilian, {Side::White, repeated(50, 'e')}) ==
        "expected a position of 32 squares, found 50");
  CHECK(problem(Variant::International, {Side::White, repeated(50, 'e')}) ==
        "expected pieces on the board");
  CHECK(problem(Variant::International, {Side::White, repeated(50, 'W')}) ==
        "expected at most 20 pieces of White, found 50");
  CHECK(problem(Variant::International, {Side::White, "w" + repeated(49, 'z')})
            .starts_with("expected at most 20 pieces of Black"));
}

}  // namespace damas::dxp
