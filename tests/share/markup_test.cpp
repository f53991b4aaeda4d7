#include "share/markup.hpp"

#include <doctest/doctest.h>

namespace damas::share {

TEST_CASE("Markup in texts becomes plain text") {
  CHECK(escaped_markup("<script>alert('1')</script>") ==
        "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;");
  CHECK(escaped_markup("\" onload=\"x & y") == "&quot; onload=&quot;x &amp; y");
  CHECK(escaped_markup("Élio – 象棋") == "Élio – 象棋");
}

TEST_CASE("Bytes that no file of markup may hold are replaced") {
  CHECK(escaped_markup(std::string_view("a\0b\x1F", 4)) == "a b ");
  CHECK(escaped_markup("\xC9lio") == "Élio");
}

TEST_CASE("Numbers have at most two decimals") {
  CHECK(decimal(0) == "0");
  CHECK(decimal(-46) == "-46");
  CHECK(decimal(0.1) == "0.1");
  CHECK(decimal(-0.05) == "-0.05");
  CHECK(decimal(19.456) == "19.46");
  CHECK(decimal(-0.001) == "0");
}

}  // namespace damas::share
