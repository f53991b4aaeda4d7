#include "core/text_lines.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("lines are taken one after another, with either line end and the last without one") {
  std::string_view text = "one\r\n\ntwo\rhalves\nthree";
  CHECK(take_line(text) == "one");
  CHECK(take_line(text).empty());
  CHECK(take_line(text) == "two\rhalves");
  CHECK(text == "three");
  CHECK(take_line(text) == "three");
  CHECK(text.empty());
  CHECK(take_line(text).empty());
}

}  // namespace damas
