#include "rating/glicko.hpp"

#include <vector>

#include <doctest/doctest.h>

namespace damas::rating {

TEST_CASE("the example of the paper") {
  const Rating player{1500, 200, 0.06};
  const std::vector<RatedGame> games = {
      {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
  const Rating after = rated(player, games);
  CHECK(after.value == doctest::Approx(1464.06).epsilon(0.00001));
  CHECK(after.deviation == doctest::Approx(151.52).epsilon(0.00005));
  CHECK(after.volatility == doctest::Approx(0.05999).epsilon(0.0005));
}

TEST_CASE("without games only the deviation grows, as the paper's step 6 says") {
  const Rating after = rated({1500, 50, 0.06}, {});
  CHECK(after.value == 1500);
  CHECK(after.volatility == 0.06);
  CHECK(after.deviation == doctest::Approx(51.0747).epsilon(0.0001));
  CHECK(rested({1500, 340, 0.06}, 1000).deviation == 350);
  CHECK(rested({1500, 50, 0.06}, 0).deviation == doctest::Approx(50));
}

TEST_CASE("a win helps, a loss harms as much, a draw between equals changes nothing") {
  const Rating equal{1500, 100, 0.06};
  const RatedGame won{equal, 1};
  const RatedGame lost{equal, 0};
  const RatedGame drawn{equal, 0.5};
  const double up = rated(equal, {&won, 1}).value - 1500;
  const double down = 1500 - rated(equal, {&lost, 1}).value;
  CHECK(up > 20);
  CHECK(up == doctest::Approx(down));
  CHECK(rated(equal, {&drawn, 1}).value == doctest::Approx(1500));
  CHECK(rated(equal, {&drawn, 1}).deviation < 100);
}

TEST_CASE("an upset makes the player more volatile, and the iteration ends") {
  const RatedGame upset{{2500, 30, 0.06}, 1};
  const Rating after = rated({1000, 50, 0.06}, {&upset, 1});
  CHECK(after.volatility > 0.06);
  CHECK(after.value > 1000);
  CHECK(is_provisional(Rating{}));
  CHECK_FALSE(is_provisional(Rating{1500, 60, 0.06}));
}

}  // namespace damas::rating
