#include "view/window/app/return_keeper.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

using Milliseconds = ReturnKeeper::Milliseconds;

constexpr Milliseconds step{100};
constexpr ReturnKeeper::Moment change{true, false, step};
constexpr ReturnKeeper::Moment nothing{false, false, step};
constexpr ReturnKeeper::Moment away{false, true, step};

// How often it is saved while the same happens again and again.
int saves(ReturnKeeper& keeper, const ReturnKeeper::Moment& moment, Milliseconds time) {
  int count = 0;
  for (; time > Milliseconds{0}; time -= step)
    count += keeper.due(moment) ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("A change is saved once after a pause") {
  ReturnKeeper keeper;
  CHECK_FALSE(keeper.due(change));
  CHECK(keeper.next() == ReturnKeeper::pause);
  CHECK(saves(keeper, nothing, ReturnKeeper::pause - step) == 0);
  CHECK(keeper.due(nothing));
  CHECK_FALSE(keeper.next().has_value());
  CHECK(saves(keeper, nothing, 10 * ReturnKeeper::apart) == 0);
  CHECK_FALSE(keeper.due(change));
  CHECK(keeper.next() == ReturnKeeper::pause);
}

TEST_CASE("While everything changes all the time, it is saved less often") {
  ReturnKeeper keeper;
  CHECK(saves(keeper, change, ReturnKeeper::pause + step) == 1);
  CHECK(saves(keeper, change, 10 * ReturnKeeper::apart) == 10);
  CHECK(keeper.next().value_or(Milliseconds{0}) <= ReturnKeeper::apart);
}

TEST_CASE("A window that is hidden saves at once, and only once") {
  ReturnKeeper keeper;
  CHECK(saves(keeper, change, ReturnKeeper::pause + step) == 1);
  CHECK_FALSE(keeper.due(change));
  CHECK(keeper.due(away));
  CHECK(saves(keeper, away, 2 * ReturnKeeper::apart) == 0);
}

}  // namespace damas::test
