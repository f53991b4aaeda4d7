#include "games/position_key.hpp"

#include <set>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/game.hpp"
#include "core/notation.hpp"

namespace damas::games {

namespace {

AnyPosition position(Variant variant, const char* fen) {
  return std::get<AnyPosition>(parse_fen(variant, fen));
}

AnyPosition after_moves(Variant variant, std::initializer_list<const char*> moves) {
  Game game(variant);
  for (const char* text : moves) {
    bool played = false;
    for (const Move& move : game.legal_moves()) {
      if (!played && to_text(game, move) == text) played = game.play(move);
      if (played) break;
    }
    REQUIRE(played);
  }
  return game.position();
}

}  // namespace

// The keys are part of the file format: if one of these values changes, databases of today find
// nothing any more.
TEST_CASE("Keys of positions never change") {
  CHECK(position_key(start_of(Variant::Brazilian)) == 10677890927140647111U);
  CHECK(position_key(start_of(Variant::International)) == 10691235820000551180U);
  CHECK(position_key(start_of(Variant::Canadian)) == 16333102944089698982U);
  CHECK(position_key(start_of(Variant::Turkish)) == 3689934816468313873U);
  CHECK(position_key(position(Variant::Italian, "B:WK1,18:BK32,5")) == 11714928946802346814U);
  CHECK(material_key({{12, 11}, {0, 2}}) == 3632703622721420980U);
}

TEST_CASE("Each variant has keys of its own") {
  std::set<std::uint64_t> keys;
  for (std::size_t i = 0; i < variants.size(); ++i)
    keys.insert(position_key(start_of(static_cast<Variant>(i))));
  CHECK(keys.size() == variants.size());
}

TEST_CASE("The order of moves does not matter to keys") {
  const auto one =
      after_moves(Variant::International, {"32-28", "19-23", "28x19", "14x23", "37-32"});
  const auto other =
      after_moves(Variant::International, {"32-28", "19-23", "28x19", "14x23", "38-32"});
  CHECK(position_key(one) != position_key(other));
  const auto a = after_moves(Variant::Brazilian, {"c3-d4", "b6-a5", "g3-h4"});
  const auto b = after_moves(Variant::Brazilian, {"g3-h4", "b6-a5", "c3-d4"});
  CHECK(position_key(a) == position_key(b));
}

TEST_CASE("Side to move and kind of piece matter to keys") {
  const auto white = position_key(position(Variant::Brazilian, "W:Wc3:Bf6"));
  CHECK(white != position_key(position(Variant::Brazilian, "B:Wc3:Bf6")));
  CHECK(white != position_key(position(Variant::Brazilian, "W:WKc3:Bf6")));
  CHECK(white != position_key(position(Variant::Brazilian, "W:Wf6:Bc3")));
}

TEST_CASE("Moves in a row of one king do not matter to keys") {
  Game game(position(Variant::Frisian, "W:WK46,50:BK4,2"));
  const auto wanted = position_key(game.position());
  const auto play = [&](const char* text) {
    for (const Move& move : game.legal_moves()) {
      if (to_text(game, move) == text) {
        game.play(move);
        return;
      }
    }
    FAIL("no move " << std::string(text));
  };
  const AnyPosition before = game.position();
  for (const char* text : {"46-41", "4-15", "41-46", "15-4"})
    play(text);
  REQUIRE_FALSE(game.position() == before);
  CHECK(position_key(game.position()) == wanted);
  CHECK(without_king_runs(game.position()) == before);
}

TEST_CASE("A square on the main road does not matter to materials") {
  const auto on = material_of_any(position(Variant::Brazilian, "W:WKa1:Bh6"));
  const auto off = material_of_any(position(Variant::Brazilian, "W:WKc1:Bh6"));
  REQUIRE_FALSE(on == off);
  CHECK(material_key(on) == material_key(off));
  CHECK(material_key(on) != material_key({{1, 0}, {0, 1}}));
}

}  // namespace damas::games
