#include "view/text/printable.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("text in any script stays as it is") {
  CHECK(printable("peça ok") == "peça ok");
  CHECK(printable("日本 ♟ 🂡") == "日本 ♟ 🂡");
  CHECK(printable("").empty());
}

TEST_CASE("control and colour sequences are not shown") {
  CHECK(printable("\x1b[2J\r\n\x7f") == "?[2J???");
  CHECK(printable("a\tb") == "a b");
  CHECK(printable("\xC2\x9B"
                  "2J") == "??2J");
}

TEST_CASE("bytes of invalid UTF-8 become question marks, one by one") {
  CHECK(printable("pe\xE7"
                  "a") == "pe?a");
  CHECK(printable("\xff\xfe") == "??");
  CHECK(printable("\xE6\x97") == "??");
  CHECK(printable("\xC0\xAF\xED\xA0\x80\xF5\x80\x80\x80") == "?????????");
}

TEST_CASE("of a long text the beginning and the end are shown, in whole characters") {
  CHECK(shortened("short") == "short");
  CHECK(shortened("0123456789", 10) == "0123456789");
  CHECK(shortened("0123456789a", 10) == "012345…89a");
  CHECK(shortened("áéíóúáéíóúáéíóú", 7) == "áéíó…óú");
  CHECK(shortened("a\n" + std::string(100, 'x') + "\x1b[", 7) == "a?xx…?[");
  CHECK(shortened(std::string(5000, 'x')).size() == longest_echo - 1 + std::string("…").size());
}

}  // namespace damas
