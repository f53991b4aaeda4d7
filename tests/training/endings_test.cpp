#include "training/endings.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/known_results.hpp"
#include "endgame/packed_tables.hpp"
#include "training/ending_moves.hpp"

namespace damas::training {

namespace {

endgame::KnownResults known_of(Variant variant) {
  return {variant, embedded_endings(info(variant).id), endgame::Computing::AtOnce};
}

std::vector<EndingTask> tasks(Variant variant) {
  return tasks_of(variant, endgame::PackedTables(embedded_endings(info(variant).id), variant));
}

bool has(const std::vector<EndingTask>& all, Ending ending, EndingGoal goal) {
  return std::find(all.begin(), all.end(), EndingTask{ending, goal}) != all.end();
}

int pieces_of(const Game& game, Side side) {
  return game.pieces(side).size();
}

}  // namespace

TEST_CASE("endings are offered for the variants with packed tables") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(info(variant).id);
    CHECK(has_ending_tables(variant) == !embedded_endings(info(variant).id).empty());
  }
}

TEST_CASE("a position has the pieces of its ending, and nothing can be captured") {
  for (const Ending ending : all_endings) {
    for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold}) {
      CAPTURE(static_cast<int>(ending));
      puzzle::Random random(7);
      int found = 0;
      for (int i = 0; i < 300; ++i) {
        const auto game = any_position({ending, goal}, Variant::Brazilian, random);
        if (!game) continue;
        ++found;
        const Side person = game->side_to_move();
        const int own = pieces_of(*game, person);
        const int others = pieces_of(*game, opponent(person));
        CHECK_FALSE(game->outcome());
        CHECK_FALSE(game->legal_moves().front().is_capture());
        if (ending == Ending::MainRoad) CHECK(game->material().lone_king_on_main_road);
        if (ending == Ending::ThreeKings) CHECK_FALSE(game->material().lone_king_on_main_road);
        if (ending == Ending::TwoKings && goal == EndingGoal::Win) CHECK(own > others);
        if (ending == Ending::TwoKings && goal == EndingGoal::Hold) CHECK(own < others);
      }
      CHECK(found > 0);
    }
  }
}

TEST_CASE("the main road is an ending only where kings fly") {
  puzzle::Random random(7);
  for (int i = 0; i < 200; ++i)
    CHECK_FALSE(any_position({Ending::MainRoad, EndingGoal::Hold}, Variant::English, random));
}

TEST_CASE("the tasks of a variant are those that its tables know") {
  const auto all = tasks(Variant::Brazilian);
  CHECK(has(all, Ending::ThreeKings, EndingGoal::Win));
  CHECK(has(all, Ending::TwoKings, EndingGoal::Hold));
  CHECK(has(all, Ending::MainRoad, EndingGoal::Hold));
  CHECK(usual_task(all, Variant::Brazilian) == EndingTask{Ending::ThreeKings, EndingGoal::Win});
  const auto english = tasks(Variant::English);
  CHECK(has(english, Ending::TwoKings, EndingGoal::Win));
  CHECK(has(english, Ending::TwoKings, EndingGoal::Hold));
  CHECK(usual_task(english, Variant::English) == EndingTask{Ending::TwoKings, EndingGoal::Win});
  CHECK_FALSE(has(english, Ending::MainRoad, EndingGoal::Hold));
}

TEST_CASE("on a large board only wins of three pieces are offered, whose lengths can be computed") {
  const auto all = tasks(Variant::International);
  CHECK_FALSE(has(all, Ending::ThreeKings, EndingGoal::Win));
  CHECK(has(all, Ending::TwoKings, EndingGoal::Hold));
}

TEST_CASE("a drawn win is certain and takes as many moves as is said") {
  endgame::KnownResults known = known_of(Variant::English);
  puzzle::Random random(3);
  EndingSource source({Ending::TwoKings, EndingGoal::Win}, Variant::English);
  const auto drawn = source.draw(known, random);
  REQUIRE(drawn);
  CHECK_FALSE(source.waits());
  CHECK(drawn->best > 1);
  const auto result = endgame::certain_result(drawn->game, known);
  REQUIRE(result);
  CHECK(result->winner == drawn->game.side_to_move());
  CHECK(result->moves == drawn->best);
}

TEST_CASE("a draw to hold can be lost") {
  endgame::KnownResults known = known_of(Variant::English);
  puzzle::Random random(3);
  const auto drawn =
      EndingSource({Ending::TwoKings, EndingGoal::Hold}, Variant::English).draw(known, random);
  REQUIRE(drawn);
  CHECK(sign_of(drawn->game, known) == 0);
  const auto moves = endgame::certain_moves(drawn->game, known);
  const Side other = opponent(drawn->game.side_to_move());
  CHECK(std::any_of(moves.begin(), moves.end(),
                    [&](const auto& each) { return each.result.winner == other; }));
}

TEST_CASE("the same seed draws the same position") {
  endgame::KnownResults known = known_of(Variant::English);
  EndingSource source({Ending::TwoKings, EndingGoal::Hold}, Variant::English);
  puzzle::Random one(5);
  puzzle::Random other(5);
  const auto first = source.draw(known, one);
  const auto second = source.draw(known, other);
  REQUIRE(first);
  REQUIRE(second);
  CHECK(first->game.position() == second->game.position());
}

TEST_CASE("a test of a draw keeps the draw") {
  endgame::KnownResults known = known_of(Variant::English);
  puzzle::Random random(3);
  auto drawn =
      EndingSource({Ending::TwoKings, EndingGoal::Hold}, Variant::English).draw(known, random);
  REQUIRE(drawn);
  Game game = drawn->game;
  int holding = 0;
  for (const Move& move : std::vector<Move>(game.legal_moves())) {
    Game next = game;
    next.play(move);
    if (next.outcome() || sign_of(next, known) != 0) continue;
    ++holding;
    const auto test = hardest_test(next, known, random);
    REQUIRE(test);
    next.play(*test);
    CHECK(sign_of(next, known) == 0);
  }
  CHECK(holding > 0);
}

}  // namespace damas::training
