#include "core/numbering.hpp"

#include "core/fen.hpp"
#include "diagram.hpp"

namespace damas {

namespace {

bool begins_with(Variant variant, const char* fen) {
  const auto position = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(position));
  return std::get<AnyPosition>(position) == start_of(variant);
}

}  // namespace

TEST_CASE("numbers convert to squares and back on every board") {
  for (const VariantInfo& variant : variants) {
    const BoardShape& shape = variant.rules.board;
    for (const Numbering n : {Numbering::FromTopLeft, Numbering::FromBottomRight}) {
      for (int number = 1; number <= shape.square_count(); ++number) {
        const auto square = square_numbered(number, shape, n);
        REQUIRE(square);
        REQUIRE(number_of(*square, shape, n) == number);
      }
      CHECK_FALSE(square_numbered(0, shape, n));
      CHECK_FALSE(square_numbered(shape.square_count() + 1, shape, n));
    }
  }
}

TEST_CASE("each variant's start position has the right squares in its own numbering") {
  CHECK(begins_with(Variant::International, "W:W31-50:B1-20"));
  CHECK(begins_with(Variant::Frysk, "W:W46-50:B1-5"));
  CHECK(begins_with(Variant::English, "B:W21-32:B1-12"));
  CHECK(begins_with(Variant::Italian, "W:W21-32:B1-12"));
  CHECK(begins_with(Variant::Spanish, "W:W1-12:B21-32"));
  CHECK(begins_with(Variant::Portuguese, "W:W1-12:B21-32"));
  CHECK(begins_with(Variant::Canadian, "W:W43-72:B1-30"));
  CHECK(begins_with(Variant::Turkish, "W:W41-56:B9-24"));
  CHECK(begins_with(Variant::Spantsiretti, "W:W26-40:B1-15"));
  CHECK(begins_with(Variant::Thai, "B:W1-8:B25-32"));
}

TEST_CASE("Spanish: 1 at the bottom right, 32 at the top left") {
  const BoardShape& shape = info(Variant::Spanish).rules.board;
  CHECK(shape.cell(*square_numbered(1, shape, Numbering::FromBottomRight)) == Cell{7, 0});
  CHECK(shape.cell(*square_numbered(4, shape, Numbering::FromBottomRight)) == Cell{1, 0});
  CHECK(shape.cell(*square_numbered(32, shape, Numbering::FromBottomRight)) == Cell{0, 7});
  CHECK(shape.cell(*square_numbered(1, shape, Numbering::FromTopLeft)) == Cell{0, 7});
}

TEST_CASE("Jamaican: a1 at the bottom right, letters upwards, numbers leftwards") {
  const BoardShape& shape = info(Variant::Jamaican).rules.board;
  const auto named = [&](const char* name) {
    return parse_cell(name, shape, Numbering::AlgebraicTurned);
  };
  CHECK(named("a1") == Cell{7, 0});
  CHECK(named("c1") == Cell{7, 2});
  CHECK(named("a3") == Cell{5, 0});
  CHECK(to_text(*shape.square({7, 2}), shape, Numbering::AlgebraicTurned) == "c1");
  CHECK(shape.square(*named("a1")).has_value());
}

TEST_CASE("captures are written with the variant's own separator") {
  const auto written = [](Variant variant) {
    const Game game(draw(variant, Side::White, R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . b . . . .
        . . w . . . . .
        . . . . . . . .
        . . . . . . . . )"));
    REQUIRE(game.legal_moves().size() == 1);
    return to_text(game, game.legal_moves().front());
  };
  CHECK(written(Variant::Brazilian) == "c3xe5");
  CHECK(written(Variant::Russian) == "c3:e5");
  CHECK(written(Variant::English) == "22x15");
  CHECK(written(Variant::Thai) == "11-18");
}

}  // namespace damas
