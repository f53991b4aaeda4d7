#include "match/person_rating.hpp"

#include <cmath>
#include <cstdlib>

#include <doctest/doctest.h>

#include "core/variants.hpp"
#include "engine/engine.hpp"
#include "engine/level_strength.hpp"
#include "engine/random.hpp"

namespace damas {

namespace {

constexpr BoardShape usual = info(Variant::Brazilian).rules.board;
constexpr BoardShape large = info(Variant::International).rules.board;

}  // namespace

TEST_CASE("before the first game the default level is suggested") {
  CHECK(PersonRating().level() == default_level);
  CHECK(PersonRating().games() == 0);
}

TEST_CASE("wins raise the rating, losses lower it, and a draw moves it towards the level") {
  PersonRating rating;
  CHECK(rating.add(1, default_level, usual, 1) > 0);
  CHECK(rating.add(2, default_level, usual, 0) < 0);
  CHECK(rating.add(3, strongest_level, usual, 0.5) > 0);
  CHECK(rating.games() == 3);
}

TEST_CASE("another end of the same match replaces its result") {
  PersonRating rating;
  rating.add(7, 3, usual, 0);
  PersonRating won;
  won.add(7, 3, usual, 1);
  CHECK(rating.add(7, 3, usual, 1) > 0);
  CHECK(rating == won);
  CHECK(rating.add(7, 3, usual, 1) == 0);
  CHECK(rating.games() == 1);
}

TEST_CASE("the suggested level soon is that of the person, and stays near it") {
  for (const BoardShape& board : {usual, large}) {
    CAPTURE(board.files);
    for (const int strength : {weakest_level, 3, 6, strongest_level}) {
      CAPTURE(strength);
      Random random(5);
      PersonRating rating;
      int near = 0;
      for (std::uint64_t game = 1; game <= 60; ++game) {
        const int level = rating.level();
        if (game > 16) CHECK(std::abs(level - strength) <= 2);
        near += std::abs(level - strength) <= 1 ? 1 : 0;
        const double gap =
            points_above_weakest(level, board) - points_above_weakest(strength, board);
        const double chance = 1 / (1 + std::pow(10.0, gap / 400));
        rating.add(game, level, board, random.below(1000) < 1000 * chance ? 1 : 0);
      }
      CHECK(near > 40);
    }
  }
}

TEST_CASE("a result is judged by the gains of the levels on its board") {
  const auto gap = [](int level, const BoardShape& board) {
    return points_above_weakest(level, board) - points_above_weakest(default_level, board);
  };
  bool differs = false;
  for (int level = default_level + 1; level <= strongest_level; ++level) {
    CAPTURE(level);
    PersonRating on_usual;
    PersonRating on_large;
    const int difference = on_large.add(1, level, large, 1) - on_usual.add(1, level, usual, 1);
    CHECK(difference * (gap(level, large) - gap(level, usual)) >= 0);
    differs = differs || difference != 0;
  }
  CHECK(differs);
  PersonRating equal;
  CHECK(equal.add(1, default_level, large, 1) == PersonRating().add(1, default_level, usual, 1));
}

TEST_CASE("beyond the strongest level a rating still tells how likely a win against it is") {
  const PersonRating::Record far{PersonRating::highest, 20, 0, 0};
  for (const BoardShape& board : {usual, large}) {
    PersonRating rating(far);
    CHECK(rating.add(1, strongest_level, board, 0) < -70);
    CHECK(rating.level() == strongest_level);
  }
}

TEST_CASE("a record outside the bounds is moved to them") {
  const PersonRating rating(PersonRating::Record{1'000'000, -3, 0, -1'000'000});
  CHECK(rating.record() == PersonRating::Record{PersonRating::highest, 0, 0, PersonRating::lowest});
  CHECK(rating.level() == strongest_level);
}

}  // namespace damas
