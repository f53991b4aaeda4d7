#include "training/ending_choice.hpp"

#include <memory>
#include <optional>
#include <vector>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/certain_result.hpp"
#include "endgame/known_results.hpp"
#include "training/ending_drill.hpp"

namespace damas::training {

namespace {

using Result = EndingChoice::Result;

constexpr EndingTask win{Ending::TwoKings, EndingGoal::Win};
constexpr EndingTask hold{Ending::TwoKings, EndingGoal::Hold};

std::shared_ptr<endgame::KnownResults> english_tables() {
  return std::make_shared<endgame::KnownResults>(Variant::English, embedded_endings("english"),
                                                 endgame::Computing::AtOnce);
}

}  // namespace

TEST_CASE("Every move is counted once, and the best one wins no later than the others") {
  const auto known = english_tables();
  EndingDrill drill(Variant::English, win, known, 1);
  for (int i = 0; i < 20; ++i, drill.next()) {
    CAPTURE(i);
    const auto best = drill.take_hint();
    REQUIRE(best);
    const auto choice = ending_choice(drill.game(), *best, *known);
    REQUIRE(choice);
    CHECK(choice->result == Result::Win);
    CHECK(choice->moves == drill.best());
    CHECK(choice->others() + 1 == static_cast<int>(drill.game().legal_moves().size()));
    if (choice->fastest) CHECK(*choice->fastest >= *choice->moves);
    CHECK(choice->fastest.has_value() == (choice->wins > 0));
  }
}

TEST_CASE("Another move is compared with the fastest win") {
  const auto known = english_tables();
  EndingDrill drill(Variant::English, win, known, 1);
  const auto best = drill.take_hint();
  REQUIRE(best);
  for (const Move& move : drill.game().legal_moves()) {
    if (move == *best) continue;
    const auto choice = ending_choice(drill.game(), move, *known);
    REQUIRE(choice);
    CHECK(choice->wins > 0);
    CHECK(choice->fastest == drill.best());
  }
}

TEST_CASE("A move that holds has no length") {
  const auto known = english_tables();
  EndingDrill drill(Variant::English, hold, known, 1);
  const auto best = drill.take_hint();
  REQUIRE(best);
  const auto choice = ending_choice(drill.game(), *best, *known);
  REQUIRE(choice);
  CHECK(choice->result == Result::Draw);
  CHECK_FALSE(choice->moves);
  CHECK(choice->wins == 0);
  CHECK_FALSE(choice->fastest);
}

}  // namespace damas::training
