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

TEST_CASE("a text is trimmed of blanks at both ends, but not within") {
  CHECK(trimmed(" \tone two\r ") == "one two");
  CHECK(trimmed("one") == "one");
  CHECK(trimmed(" \t\r").empty());
  CHECK(trimmed("").empty());
}

TEST_CASE("codes of languages have two or three small letters") {
  CHECK(is_language_code("pt"));
  CHECK(is_language_code("fil"));
  for (const char* other : {"", "p", "then", "PT", "p1", "pt-BR"}) {
    CAPTURE(other);
    CHECK_FALSE(is_language_code(other));
  }
}

}  // namespace damas
