#include "view/window/frame/delivery.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("a delivery arrives at once, and only once") {
  Delivery delivery;
  CHECK_FALSE(delivery.pending());
  int woken = 0;
  delivery.request([](const Delivery::Use& use) { use("bytes"); }, [&] { ++woken; });
  CHECK(woken == 1);
  CHECK(delivery.pending());
  CHECK(delivery.take() == "bytes");
  CHECK_FALSE(delivery.pending());
  CHECK_FALSE(delivery.take().has_value());
}

TEST_CASE("a delivery arrives later, and wakes the loop") {
  Delivery delivery;
  Delivery::Use arrive;
  int woken = 0;
  delivery.request([&](const Delivery::Use& use) { arrive = use; }, [&] { ++woken; });
  CHECK_FALSE(delivery.take().has_value());
  CHECK(delivery.pending());
  arrive("late");
  CHECK(woken == 1);
  CHECK(delivery.take() == "late");
}

TEST_CASE("a delivery for an earlier request or a closed scene is dropped") {
  Delivery::Use first;
  Delivery::Use second;
  {
    Delivery delivery;
    delivery.request([&](const Delivery::Use& use) { first = use; }, {});
    delivery.request([&](const Delivery::Use& use) { second = use; }, {});
    first("first");
    CHECK_FALSE(delivery.take().has_value());
    second("second");
    CHECK(delivery.take() == "second");
    delivery.request([&](const Delivery::Use& use) { second = use; }, {});
  }
  second("nobody needs it");
}

TEST_CASE("a delivery that nobody can fetch is empty") {
  Delivery delivery;
  delivery.request({}, {});
  CHECK(delivery.take() == "");
}

}  // namespace damas::test
