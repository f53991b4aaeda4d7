#include "view/window/frame/hint_steps.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("A second request while the piece is being looked for skips no step") {
  HintSteps steps;
  CHECK_FALSE(steps.further());
  // The search begins with the next update.
  steps.start(Game(Variant::Brazilian), Drive::Caller);
  REQUIRE(steps.searching());
  CHECK(steps.further());
  CHECK_FALSE(steps.names_move());
  REQUIRE(steps.update());
  CHECK_FALSE(steps.names_move());
  CHECK(steps.sentence(Language::English).starts_with("Hint: the piece on "));
  CHECK(steps.further());
  CHECK(steps.names_move());
}

}  // namespace damas::test
