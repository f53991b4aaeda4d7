#include "view/window/online/unanswered_move.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

using Milliseconds = std::chrono::milliseconds;

}  // namespace

TEST_CASE("A move without an answer is shown after a while, and no longer once it is answered") {
  UnansweredMove move;
  move.update(true, Milliseconds{400});
  CHECK_FALSE(move.shown());
  CHECK(move.until_shown() == Milliseconds{100});
  move.update(true, Milliseconds{100});
  CHECK(move.shown());
  CHECK(move.until_shown() == Milliseconds{0});
  move.update(false, Milliseconds{16});
  CHECK_FALSE(move.shown());
  CHECK(move.until_shown() == UnansweredMove::shown_after);
}

}  // namespace damas::test
