#include "engine/tapered.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("both values survive packing, with any signs") {
  for (const int opening : {-32000, -1, 0, 1, 77, 32000}) {
    for (const int ending : {-32000, -1, 0, 1, 77, 32000}) {
      const Tapered t(opening, ending);
      CHECK(t.opening() == opening);
      CHECK(t.ending() == ending);
    }
  }
}

TEST_CASE("both values are added and multiplied independently") {
  const Tapered t = Tapered(-3, 5) * 7 + Tapered(1, -100) - Tapered(10, -1);
  CHECK(t.opening() == -30);
  CHECK(t.ending() == -64);
}

TEST_CASE("the blend ranges from the ending's value to the opening's value") {
  const Tapered t(40, -20);
  CHECK(t.blend(0, 24) == -20);
  CHECK(t.blend(12, 24) == 10);
  CHECK(t.blend(24, 24) == 40);
}

}  // namespace damas
