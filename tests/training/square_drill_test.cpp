#include "training/square_drill.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

namespace damas::training {

namespace {

using Milliseconds = SquareDrill::Milliseconds;

SquareDrill endless(Variant variant, std::uint64_t seed = 1) {
  return {variant, SquareTask::Find, false, seed};
}

// A square that is not asked for.
Square wrong_square(const SquareDrill& drill) {
  for (const Square square : drill.choices()) {
    if (square != drill.asked() && !drill.ruled_out().contains(square)) return square;
  }
  FAIL("all are ruled out");
  return {};
}

}  // namespace

TEST_CASE("every variant's squares have their own names, which can be typed") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(info(variant).id);
    const SquareDrill drill = endless(variant);
    std::set<std::string> names;
    for (const Square square : info(variant).rules.board.squares()) {
      const std::string name = drill.name_of(square);
      CHECK(names.insert(name).second);
      CHECK(drill.may_be_typed(name));
      CHECK(drill.named(name) == square);
    }
  }
}

TEST_CASE("a square whose name was shown counts as wrong, once, and not as right") {
  SquareDrill drill = endless(Variant::Brazilian);
  REQUIRE(drill.reveal());
  REQUIRE(drill.reveal());
  CHECK(drill.revealed());
  CHECK(drill.wrong() == 1);
  const int turn = drill.turn();
  REQUIRE(drill.answer(wrong_square(drill)));
  CHECK(drill.wrong() == 1);
  CHECK(drill.turn() == turn);
  REQUIRE(drill.answer(drill.asked()));
  CHECK(drill.right() == 0);
  CHECK_FALSE(drill.revealed());
  REQUIRE(drill.answer(drill.asked()));
  CHECK(drill.right() == 1);
  // After a wrong answer it is already counted.
  REQUIRE(drill.answer(wrong_square(drill)));
  REQUIRE(drill.reveal());
  CHECK(drill.wrong() == 2);
}

TEST_CASE("the time of a round begins with a shown name, and none is shown after it") {
  SquareDrill drill(Variant::Brazilian, SquareTask::Name, true, 1);
  REQUIRE(drill.reveal());
  CHECK(drill.due());
  REQUIRE(drill.advance(SquareDrill::round_time));
  REQUIRE(drill.over());
  CHECK_FALSE(drill.reveal());
}

TEST_CASE("a number is whole with its second digit, whether or not a square has it") {
  const SquareDrill numbers = endless(Variant::International);
  for (const char* one : {"1", "5", "9", "0"}) {
    CHECK(numbers.may_be_typed(one));
    CHECK_FALSE(numbers.is_whole(one));
  }
  CHECK(numbers.name_of(*numbers.named("9")) == "9");
  CHECK(numbers.name_of(*numbers.named("09")) == "9");
  CHECK(numbers.name_of(*numbers.named("50")) == "50");
  CHECK(numbers.is_whole("50"));
  for (const char* none : {"51", "99", "00"}) {
    CHECK(numbers.may_be_typed(none));
    CHECK(numbers.is_whole(none));
    CHECK_FALSE(numbers.named(none));
  }
  CHECK_FALSE(numbers.may_be_typed("501"));
  CHECK_FALSE(numbers.may_be_typed("a"));
}

TEST_CASE("letters and digits are typed in any case, and only as names begin") {
  const SquareDrill letters = endless(Variant::Brazilian);
  CHECK(letters.may_be_typed("C"));
  CHECK_FALSE(letters.is_whole("c"));
  CHECK_FALSE(letters.named("c"));
  CHECK(letters.name_of(*letters.named("C3")) == "c3");
  CHECK_FALSE(letters.may_be_typed("c4"));  // a light square
  CHECK_FALSE(letters.may_be_typed("3"));
}

TEST_CASE("a right answer counts and leads to another square") {
  SquareDrill drill = endless(Variant::Brazilian);
  CHECK_FALSE(drill.last());
  for (int i = 0; i < 50; ++i) {
    const Square asked = drill.asked();
    REQUIRE(drill.answer(asked));
    CHECK(drill.last() == SquareDrill::Answer{asked, true});
    CHECK(drill.asked() != asked);
    CHECK(drill.turn() == i + 1);
  }
  CHECK(drill.right() == 50);
  CHECK(drill.wrong() == 0);
}

TEST_CASE("a skipped question leads to another square and counts as nothing") {
  SquareDrill drill = endless(Variant::Brazilian);
  const Square asked = drill.asked();
  REQUIRE(drill.skip());
  CHECK(drill.asked() != asked);
  CHECK(drill.turn() == 1);
  CHECK(drill.right() == 0);
  CHECK(drill.wrong() == 0);
  // One that was answered wrong stays so.
  REQUIRE(drill.answer(wrong_square(drill)));
  REQUIRE(drill.skip());
  CHECK(drill.wrong() == 1);
  CHECK(drill.ruled_out().empty());
}

TEST_CASE("a skipped question starts no time, and none is skipped when the time is up") {
  SquareDrill drill(Variant::Brazilian, SquareTask::Find, true, 1);
  REQUIRE(drill.skip());
  CHECK_FALSE(drill.due());
  REQUIRE(drill.answer(drill.asked()));
  REQUIRE(drill.advance(SquareDrill::round_time));
  CHECK_FALSE(drill.skip());
}

TEST_CASE("a wrong answer is ruled out, and its question counts as wrong once") {
  SquareDrill drill = endless(Variant::Brazilian);
  const Square asked = drill.asked();
  const Square wrong = wrong_square(drill);
  REQUIRE(drill.answer(wrong));
  CHECK(drill.asked() == asked);
  CHECK(drill.ruled_out().contains(wrong));
  CHECK_FALSE(drill.answer(wrong));
  REQUIRE(drill.answer(wrong_square(drill)));
  CHECK(drill.wrong() == 1);
  REQUIRE(drill.answer(asked));
  CHECK(drill.right() == 0);
  CHECK(drill.wrong() == 1);
  CHECK(drill.ruled_out().empty());
}

TEST_CASE("four different names are offered, the asked one among them") {
  SquareDrill drill(Variant::International, SquareTask::Name, false, 4);
  for (int i = 0; i < 20; ++i) {
    const auto& choices = drill.choices();
    CHECK(choices.size() == SquareDrill::choice_count);
    CHECK(std::find(choices.begin(), choices.end(), drill.asked()) != choices.end());
    for (std::size_t j = 1; j < choices.size(); ++j)
      CHECK(std::stoi(drill.name_of(choices[j - 1])) < std::stoi(drill.name_of(choices[j])));
    REQUIRE(drill.answer(drill.asked()));
  }
}

TEST_CASE("the same seed asks the same questions") {
  SquareDrill one = endless(Variant::Russian, 9);
  SquareDrill other = endless(Variant::Russian, 9);
  for (int i = 0; i < 10; ++i) {
    CHECK(one.asked() == other.asked());
    CHECK(one.choices() == other.choices());
    one.answer(one.asked());
    other.answer(other.asked());
  }
}

TEST_CASE("a round takes thirty seconds from the first answer") {
  SquareDrill drill(Variant::Brazilian, SquareTask::Find, true, 1);
  CHECK_FALSE(drill.due());
  CHECK_FALSE(drill.advance(std::chrono::seconds(60)));
  REQUIRE(drill.answer(drill.asked()));
  CHECK(drill.due() == Milliseconds{1000});
  CHECK_FALSE(drill.advance(Milliseconds{400}));
  CHECK(drill.due() == Milliseconds{600});
  CHECK(drill.advance(Milliseconds{600}));
  CHECK(drill.left() == std::chrono::seconds(29));
  CHECK(drill.advance(Milliseconds{28999}));
  CHECK_FALSE(drill.over());
  CHECK(drill.advance(Milliseconds{1}));
  CHECK(drill.over());
  CHECK_FALSE(drill.due());
  CHECK_FALSE(drill.answer(drill.asked()));
  CHECK(drill.right() == 1);
}

TEST_CASE("without a clock no time passes") {
  SquareDrill drill = endless(Variant::Brazilian);
  REQUIRE(drill.answer(drill.asked()));
  CHECK_FALSE(drill.advance(std::chrono::hours(1)));
  CHECK_FALSE(drill.over());
}

TEST_CASE("the best round of each task is kept") {
  VariantProgress progress;
  note_round(progress, SquareTask::Name, 7);
  note_round(progress, SquareTask::Find, 9);
  note_round(progress, SquareTask::Name, 5);
  CHECK(best_round(progress, SquareTask::Name) == 7);
  CHECK(best_round(progress, SquareTask::Find) == 9);
}

}  // namespace damas::training
