#include "view/text/wrap.hpp"

#include <doctest/doctest.h>

#include "view/text/text.hpp"

namespace damas {

namespace {

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("lines break at spaces, as late as the width allows") {
  CHECK(wrapped("one two three", 13) == Lines{"one two three"});
  CHECK(wrapped("one two three", 12) == Lines{"one two", "three"});
  CHECK(wrapped("one two three", 7) == Lines{"one two", "three"});
  CHECK(wrapped("one two three", 6) == Lines{"one", "two", "three"});
}

TEST_CASE("a word longer than the width stays whole") {
  CHECK(wrapped("in /a/long/path now", 6) == Lines{"in", "/a/long/path", "now"});
  CHECK(wrapped("/a/long/path", 6) == Lines{"/a/long/path"});
}

TEST_CASE("width counts letters, not bytes or colour sequences") {
  CHECK(columns("peça") == 4);
  CHECK(columns("\x1b[1;93m(o)\x1b[0m") == 3);
  CHECK(columns("\x1b[") == 0);
  CHECK(wrapped("ação ação", 9) == Lines{"ação ação"});
  CHECK(wrapped("\x1b[1mab\x1b[0m cd", 5) == Lines{"\x1b[1mab\x1b[0m cd"});
}

TEST_CASE("later lines hang below the words of the first") {
  CHECK(wrapped("  save   to a file", 14, 9) == Lines{"  save   to a", "         file"});
}

TEST_CASE("an empty text gives one empty line, and trailing blanks are dropped") {
  CHECK(wrapped("", 10) == Lines{""});
  CHECK(wrapped("one  ", 10) == Lines{"one"});
  CHECK(wrapped("   ", 10) == Lines{"   "});
}

TEST_CASE("no text of the terminal is wider than any width that its words allow") {
  for (int id = 0; id < text_count; ++id) {
    for (const Language language : languages) {
      const std::string text = tr(language, static_cast<Text>(id));
      for (const int width : {24, 40, 80}) {
        for (const std::string& line : wrapped(text, width)) {
          CAPTURE(line);
          CHECK(columns(line) <= width);
        }
      }
    }
  }
}

}  // namespace damas
