#include "platform/text_layout.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

using Lines = std::vector<std::string>;

// Every character, not byte, is one unit wide.
float characters(const std::string& line) {
  float count = 0;
  for (const char c : line)
    count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80 ? 1.0F : 0.0F;
  return count;
}

}  // namespace

TEST_CASE("lines break between words") {
  CHECK(wrap_lines("you must capture two", 10, characters) == Lines{"you must", "capture", "two"});
  CHECK(wrap_lines("you must capture two", 0, characters) == Lines{"you must capture two"});
  CHECK(wrap_lines("an exact fit", 8, characters) == Lines{"an exact", "fit"});
}

TEST_CASE("line breaks in the text are kept, empty lines too") {
  CHECK(wrap_lines("one\n\ntwo", 20, characters) == Lines{"one", "", "two"});
  CHECK(wrap_lines("", 20, characters) == Lines{""});
}

TEST_CASE("a word that is too wide is broken between characters, never inside one") {
  CHECK(wrap_lines("abcdefgh", 3, characters) == Lines{"abc", "def", "gh"});
  CHECK(wrap_lines("ççççç", 2, characters) == Lines{"çç", "çç", "ç"});
  CHECK(wrap_lines("çé", 0.5F, characters) == Lines{"ç", "é"});
}

TEST_CASE("text too long for one line ends in an ellipsis") {
  CHECK(with_ellipsis("capture", 7, characters) == "capture");
  CHECK(with_ellipsis("capturar", 7, characters) == "captur…");
  CHECK(with_ellipsis("ação é", 4, characters) == "açã…");
  CHECK(with_ellipsis("one two", 5, characters) == "one…");
  CHECK(with_ellipsis("first\nsecond", 20, characters) == "first…");
  CHECK(with_ellipsis("anything", 0.5F, characters) == "…");
}

TEST_CASE("prefixes of whole characters stop before a split one") {
  CHECK(whole_characters("aç", 2) == 1);
  CHECK(whole_characters("aç", 3) == 3);
  CHECK(whole_characters("aç", 99) == 3);
}

TEST_CASE("characters are taken one by one, and invalid bytes become a replacement") {
  const auto all = [](std::string_view utf8) {
    std::u32string taken;
    while (!utf8.empty())
      taken += take_character(utf8);
    return taken;
  };
  CHECK(all("a\u00e7\u20ac\U0001F600") == U"a\u00e7\u20ac\U0001F600");
  CHECK(all("\xC3") == U"\uFFFD");
  CHECK(all("\xA7x") == U"\uFFFDx");
  CHECK(all("\xE2\x82z") == U"\uFFFD\uFFFDz");
  CHECK(all("\xFF") == U"\uFFFD");
}

}  // namespace damas
