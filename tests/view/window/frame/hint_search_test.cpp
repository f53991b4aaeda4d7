#include "view/window/frame/hint_search.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

Report report_on(HintSearch& search, const Game& game) {
  search.start(game, Drive::Caller);
  while (!search.update()) {
  }
  REQUIRE(search.report());
  return *search.report();
}

}  // namespace

// What a search remembers of an earlier one changes its depth, and how many positions it visits,
// long before it changes the move.
TEST_CASE("A search knows nothing of earlier ones") {
  const Game start(Variant::Brazilian);
  Game later = start;
  later.play(later.legal_moves().front());
  HintSearch search;
  const Report first = report_on(search, start);
  report_on(search, later);
  const Report again = report_on(search, start);
  CHECK(again.line == first.line);
  CHECK(again.score == first.score);
  CHECK(again.depth == first.depth);
  CHECK(again.selective_depth == first.selective_depth);
  CHECK(again.nodes == first.nodes);
  CHECK(again.table_permille == first.table_permille);
}

}  // namespace damas::test
