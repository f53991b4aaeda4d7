#include "training/collection.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <doctest/doctest.h>

#include "assets/problems.hpp"
#include "problems/packed_problems.hpp"

namespace damas::training {

namespace {

Collection shipped(Variant variant = Variant::Brazilian) {
  auto read = problems::problems_from(embedded_problems(info(variant).id), variant);
  REQUIRE(std::holds_alternative<std::vector<problems::Problem>>(read));
  return Collection(std::get<std::vector<problems::Problem>>(std::move(read)));
}

}  // namespace

TEST_CASE("problems have different identities") {
  const Collection all = shipped();
  std::set<ProblemId> ids;
  for (std::size_t i = 0; i < all.size(); ++i)
    ids.insert(all.id(i));
  CHECK(ids.size() == all.size());
}

TEST_CASE("a suited problem is near the rating, and was not tried") {
  const Collection all = shipped();
  puzzle::Random random(7);
  VariantProgress progress;
  for (const double rating : {900.0, 1300.0, 1700.0}) {
    progress.rating.value = rating;
    for (int i = 0; i < 20; ++i) {
      const auto chosen = all.next({}, progress, std::nullopt, random);
      REQUIRE(chosen);
      CHECK_FALSE(progress.tried.contains(all.id(*chosen)));
      CHECK(std::abs(rating_of(all.at(*chosen)).value - rating) < 200);
      progress.tried[all.id(*chosen)] = true;
    }
  }
}

TEST_CASE("a newcomer begins in the easier half of every shipped file") {
  int files = 0;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(std::string(info(variant).id));
    if (embedded_problems(info(variant).id).empty()) continue;
    ++files;
    const Collection all = shipped(variant);
    std::set<std::size_t> drawn;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      puzzle::Random random(seed);
      drawn.insert(all.next({}, VariantProgress{}, std::nullopt, random).value());
    }
    CHECK(drawn.size() > 1);
    CHECK(*drawn.rbegin() < all.size() / 2);
  }
  CHECK(files > 0);
}

TEST_CASE("degrees share the problems, and a theme is one of the problem's own") {
  const Collection all = shipped();
  std::size_t sum = 0;
  for (const Degree degree : {Degree::Easy, Degree::Medium, Degree::Hard})
    sum += all.fitting({degree, std::nullopt, false}, {}).size();
  CHECK(sum == all.size());
  const std::vector<std::size_t> shots =
      all.fitting({Degree::Suited, problems::Theme::Shot, false}, {});
  CHECK_FALSE(shots.empty());
  CHECK(shots.size() < all.size());
  for (const std::size_t each : shots)
    CHECK(problems::themes_of(all.at(each)).has(problems::Theme::Shot));
}

TEST_CASE("favourites are the only ones that fit, if that is asked for") {
  const Collection all = shipped();
  puzzle::Random random(1);
  VariantProgress progress;
  const Filter favourites{Degree::Suited, std::nullopt, true};
  CHECK_FALSE(all.next(favourites, progress, std::nullopt, random));
  progress.favourites.insert(all.id(17));
  CHECK(all.next(favourites, progress, std::nullopt, random) == 17U);
  // The only favourite is chosen again, although it was tried and came last.
  progress.tried[all.id(17)] = true;
  CHECK(all.next(favourites, progress, std::size_t{17}, random) == 17U);
}

TEST_CASE("when all were tried, another than the last one comes again") {
  const Collection all = shipped();
  puzzle::Random random(1);
  VariantProgress progress;
  for (std::size_t i = 0; i < all.size(); ++i)
    progress.tried[all.id(i)] = true;
  for (int i = 0; i < 50; ++i) {
    const auto chosen = all.next({}, progress, std::size_t{3}, random);
    REQUIRE(chosen);
    CHECK(*chosen != 3U);
  }
}

TEST_CASE("the problem of the day depends on the day only") {
  const Collection all = shipped();
  const puzzle::Date day{2026, 11, 24};
  CHECK(all.daily(day) == shipped().daily(day));
  std::set<std::size_t> month;
  for (int i = 1; i <= 30; ++i)
    month.insert(all.daily({2026, 11, i}));
  CHECK(month.size() >= 28);
}

TEST_CASE("a rush begins with the easiest problems and reaches the hardest") {
  const Collection all = shipped();
  puzzle::Random random(1);
  int before = 0;
  for (const int turn : {0, 10, 20, 30, 39}) {
    const int difficulty = all.at(all.for_rush(turn, random)).difficulty;
    CHECK(difficulty >= before);
    before = difficulty;
  }
  CHECK(all.for_rush(0, random) < all.size() / 40);
  CHECK(all.for_rush(100, random) >= all.size() * 39 / 40);
  CHECK(all.for_rush(100, random) < all.size());
}

}  // namespace damas::training
