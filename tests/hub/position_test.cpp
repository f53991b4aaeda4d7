#include "hub/position.hpp"

#include <set>

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas::hub {

namespace {

AnyPosition read(Variant variant, std::string_view text) {
  const auto parsed = parse_position(variant, text);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return std::get<AnyPosition>(parsed);
}

std::string problem(Variant variant, std::string_view text) {
  return std::get<Error>(parse_position(variant, text)).text;
}

std::string repeated(int count, char letter) {
  return std::string(static_cast<std::size_t>(count), letter);
}

}  // namespace

TEST_CASE("Every variant has one name, the protocol's if there is one") {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    names.insert(variant_name(variant));
    CHECK(variant_named(variant_name(variant)) == variant);
  }
  CHECK(names.size() == variants.size());
  CHECK(variant_named("normal") == Variant::International);
  CHECK(variant_named("bt") == Variant::Breakthrough);
  CHECK(variant_named("losing") == Variant::Antidraughts);
  CHECK_FALSE(variant_named("chess"));
  CHECK(is_common(Variant::Frisian));
  CHECK_FALSE(is_common(Variant::Brazilian));
}

TEST_CASE("The start position has the text of the protocol's example") {
  const std::string start = "W" + repeated(20, 'b') + repeated(10, 'e') + repeated(20, 'w');
  CHECK(position_text(start_of(Variant::International)) == start);
  CHECK(read(Variant::International, start) == start_of(Variant::International));
}

TEST_CASE("The protocol's example of kings can be read and its moves played") {
  const std::string text = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";
  Game game(read(Variant::International, text));
  CHECK(position_text(game.position()) == text);
  for (const char* move : {"38-15", "5-41", "48-26"}) {
    const auto found = find_move(game, move);
    REQUIRE(found);
    CHECK(game.play(*found));
  }
}

TEST_CASE("Games of every variant survive a round trip, move by move") {
  Random random(7);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    Game game(static_cast<Variant>(i));
    for (int ply = 0; ply < 60 && !game.outcome(); ++ply) {
      CHECK(position_text(read(game.variant(), position_text(game.position()))) ==
            position_text(game.position()));
      for (const Move& m : game.legal_moves()) {
        const auto found = find_move(game, move_text(game.variant(), m));
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

TEST_CASE("A capture is named by its ends and its captured pieces, in any order") {
  // White captures two men on the way from 28 to 8.
  std::string board = repeated(50, 'e');
  board[27] = 'w';
  board[22] = board[12] = 'b';
  const Game game(read(Variant::International, "W" + board));
  REQUIRE(game.legal_moves().size() == 1);
  const Move& m = game.legal_moves().front();
  CHECK(find_move(game, "28x8x13x23") == m);
  CHECK(find_move(game, "28x8x23x13") == m);
  CHECK(find_move(game, "28x8") == m);
  for (const char* text : {"28-8", "28x8x23", "28x9x13x23", "28x19x23", "28x", "x8", "28", "28x8x",
                           "28x8x23x13x99", "0x8", "28x8x13-23", "", "28 8", "99999999999x8"})
    CHECK_FALSE(find_move(game, text));
}

TEST_CASE("An invalid position is refused with what was expected") {
  const std::string rest = repeated(50, 'e');
  CHECK(problem(Variant::International, "") ==
        "expected W or B, the side to move, as the first character of the position");
  CHECK(problem(Variant::International, "X" + rest) ==
        "expected W or B, the side to move, as the first character of the position");
  CHECK(problem(Variant::Brazilian, "W" + rest) ==
        "expected the side to move and 32 squares in the position, found 51 characters");
  CHECK(problem(Variant::International, "W" + rest) == "expected pieces on the board");
  std::string board = rest;
  board[1] = '?';
  CHECK(problem(Variant::International, "W" + board) == "expected w, b, W, B or e for square 2");
  board[1] = 'w';
  CHECK(problem(Variant::International, "W" + board) ==
        "expected no man of White on its crown row, found one on square 2");
  CHECK(problem(Variant::International, "W" + repeated(50, 'W')) ==
        "expected at most 20 pieces of White, found 50");
}

}  // namespace damas::hub
