// The draw tables of the variants: each rule with its number of moves from the rule books.
#include "core/draw_rules.hpp"
#include "diagram.hpp"

namespace damas {

namespace {

struct Expected {
  Variant variant;
  Material material;  // {men}, {kings}
  bool by_man;        // whether men move while the count runs
  int moves;          // of each side until the draw; 0 for never
};

// White's and Black's men, White's and Black's kings.
constexpr Material pieces(int men_a, int men_b, int kings_a, int kings_b) {
  return {{men_a, men_b}, {kings_a, kings_b}};
}

const Expected expected[] = {
    {Variant::International, pieces(5, 5, 1, 1), false, 25},
    {Variant::International, pieces(0, 0, 3, 1), false, 16},
    {Variant::International, pieces(2, 0, 1, 1), true, 16},
    {Variant::International, pieces(0, 0, 2, 1), false, 5},
    {Variant::International, pieces(1, 0, 1, 1), true, 5},
    {Variant::International, pieces(0, 0, 1, 1), false, 5},
    {Variant::Russian, pieces(0, 0, 3, 1), false, 15},
    {Variant::Russian, pieces(4, 4, 1, 1), false, 15},
    {Variant::Russian, pieces(1, 0, 2, 2), true, 30},
    {Variant::English, pieces(2, 2, 1, 1), false, 40},
    {Variant::English, pieces(2, 2, 1, 1), true, 0},
    {Variant::Italian, pieces(2, 2, 1, 1), false, 40},
    {Variant::Spanish, pieces(2, 2, 1, 1), false, 20},
    {Variant::Portuguese, pieces(2, 2, 1, 1), false, 20},
    {Variant::Pool, pieces(0, 0, 3, 1), false, 13},
    {Variant::Pool, pieces(2, 2, 1, 1), false, 30},
    {Variant::Frisian, pieces(0, 0, 1, 1), false, 2},
    {Variant::Frisian, pieces(0, 0, 1, 2), false, 7},
    {Variant::Frisian, pieces(3, 3, 1, 1), false, 0},
    {Variant::Turkish, pieces(0, 0, 1, 1), false, 2},
    {Variant::Turkish, pieces(1, 0, 0, 1), true, 2},
    {Variant::Turkish, pieces(2, 2, 1, 1), false, 0},
    {Variant::Canadian, pieces(2, 2, 1, 1), false, 25},
    {Variant::Breakthrough, pieces(5, 5, 0, 0), false, 0},
    {Variant::Antidraughts, pieces(0, 0, 1, 1), false, 0},
};

// Moves of each side until the table makes a draw while the material stays the same; 0 for never.
int moves_until_draw(const DrawRules& table, const Material& material, bool by_man) {
  DrawState state(table, material);
  for (int ply = 0; ply <= 200; ++ply) {
    if (state.reached(table) != nullptr) return ply / 2;
    state = state.after(table, {false, by_man}, material);
  }
  return 0;
}

}  // namespace

TEST_CASE("each ending is drawn after its own number of moves") {
  for (const Expected& row : expected) {
    const VariantInfo& variant = damas::info(row.variant);
    CAPTURE(variant.id);
    CAPTURE(row.moves);
    CHECK(moves_until_draw(variant.draw_tables[0], row.material, row.by_man) == row.moves);
  }
}

TEST_CASE("Turkish with its limit: 25 moves of each side by any piece without a capture") {
  const DrawRules& table = damas::info(Variant::Turkish).draw_tables[1];
  CHECK(moves_until_draw(table, pieces(4, 4, 1, 1), true) == 25);
  CHECK(moves_until_draw(table, pieces(4, 4, 1, 1), false) == 25);
  DrawState state(table, pieces(4, 4, 1, 1));
  for (int ply = 0; ply < 40; ++ply)
    state = state.after(table, {false, true}, pieces(4, 4, 1, 1));
  CHECK(state.moves_left(table, 1) == 5);
  CHECK_FALSE(state.after(table, {true, true}, pieces(4, 3, 1, 1)).moves_left(table, 1));
}

TEST_CASE("three occurrences are a draw, in Italian four, in Breakthrough none") {
  CHECK(damas::info(Variant::International).draw_tables[0].repetitions == 3);
  CHECK(damas::info(Variant::Italian).draw_tables[0].repetitions == 4);
  CHECK(damas::info(Variant::Italian).draw_tables[1].repetitions == 3);
  CHECK(damas::info(Variant::Breakthrough).draw_tables[0].repetitions == 0);
}

TEST_CASE("Turkish men that move to and fro repeat a position") {
  Game game(draw(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      b b . . . . . .
      . . . . . . . .
      . . . . . . . .
      w w . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  for (int round = 0; round < 2; ++round) {
    CHECK_FALSE(game.outcome().has_value());
    for (const char* move : {"b3-c3", "b6-c6", "c3-b3", "c6-b6"})
      play(game, move);
  }
  CHECK(game.outcome() == Outcome{std::nullopt, EndReason::Repetition});
}

TEST_CASE("every draw table has a name and enough counters for its rules") {
  for (const VariantInfo& variant : variants) {
    CAPTURE(variant.id);
    REQUIRE_FALSE(variant.draw_tables.empty());
    for (const DrawRules& table : variant.draw_tables) {
      CHECK_FALSE(table.id.empty());
      CHECK(table.rules.size() <= max_draw_rules);
    }
  }
}

}  // namespace damas
