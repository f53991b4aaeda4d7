#include "core/pdn/error.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

PdnError placed(PdnPlaces& places, std::size_t at) {
  PdnError error;
  error.at = at;
  places.place(error);
  return error;
}

}  // namespace

TEST_CASE("Lines and columns count from one, columns in characters") {
  const std::string text =
      "ab\nл\xD0\xBE"
      "x\ny";
  PdnPlaces places(text);
  CHECK(placed(places, 0).line == 1);
  CHECK(placed(places, 1).column == 2);
  CHECK(placed(places, text.find('x')).line == 2);
  CHECK(placed(places, text.find('x')).column == 3);
  CHECK(placed(places, text.find('y')).line == 3);
  CHECK(placed(places, 1).line == 1);
  CHECK(placed(places, 999).line == 3);
}

TEST_CASE("A message says where the error is, what was expected and what was found") {
  PdnError error;
  error.problem = PdnProblem::IllegalMove;
  error.game = 3;
  error.line = 12;
  error.column = 5;
  error.found = "32-29";
  error.possible = {"32-28", "32-27"};
  CHECK(describe(error) ==
        "line 12, column 5, game 3: expected a legal move (possible: 32-28, 32-27), "
        "found '32-29'");
}

}  // namespace damas
