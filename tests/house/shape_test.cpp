#include "house/shape.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas::house {

namespace {

std::string lines(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    text += "  x;\n";
  }
  return text;
}

std::size_t unportable(std::string_view line) {
  return unportable_words(source_file("src/core/a.cpp", line)).size();
}

std::size_t head_findings(std::string_view text) {
  return bad_head(source_file("src/core/a.hpp", text)).size();
}

}  // namespace

TEST_CASE("A file may have 300 lines, a test 400, a program 60, a table any number") {
  CHECK(too_long(source_file("src/core/a.cpp", lines(300))).empty());
  CHECK(too_long(source_file("src/core/a.cpp", lines(301))).front().line == 301);
  CHECK(too_long(source_file("tests/core/a.cpp", lines(400))).empty());
  CHECK(too_long(source_file("tests/core/a.cpp", lines(401))).size() == 1);
  CHECK(too_long(source_file("src/main/engine.cpp", lines(61))).size() == 1);
  CHECK(too_long(source_file("src/view/text/languages/english.inc", lines(2000))).empty());
}

TEST_CASE("A function may have 60 lines from its name to its brace") {
  CHECK(long_functions(source_file("a.cpp", "void f() {\n" + lines(58) + "}\n")).empty());
  const auto found = long_functions(source_file("a.cpp", "\nvoid f() {\n" + lines(59) + "}\n"));
  REQUIRE(found.size() == 1);
  CHECK(found.front().line == 2);
}

TEST_CASE("Namespaces and types are no functions, whatever their length") {
  CHECK(long_functions(source_file("a.cpp", "namespace a {\n" + lines(99) + "}\n")).empty());
  CHECK(long_functions(source_file("a.cpp", "struct A {\n" + lines(99) + "};\n")).empty());
}

TEST_CASE("A header starts with a sentence and #pragma once") {
  CHECK(head_findings("// Owns squares.\n#pragma once\n") == 0);
  CHECK(head_findings("// Owns squares, and\n// names too.\n#pragma once\n") == 0);
  CHECK(head_findings("// Owns variants.\n//\n// Sources: none.\n#pragma once\n") == 0);
  CHECK(head_findings("#pragma once\n") == 1);
  CHECK(head_findings("// Owns squares.\n#include <vector>\n") == 1);
  CHECK(head_findings("// squares\n#pragma once\n") == 1);
  CHECK(head_findings("") == 2);
  CHECK(bad_head(source_file("src/core/a.cpp", "")).empty());
}

TEST_CASE("A semicolon in the name of a test is found") {
  CHECK(cut_names(source_file("tests/a_test.cpp", "TEST_CASE(\"a, b\") {\n  x;\n")).empty());
  CHECK(cut_names(source_file("tests/a_test.cpp", "\n  TEST_CASE(\"a; b\") {\n")).size() == 1);
}

TEST_CASE("Words are searched in code, not in comments or strings") {
  CHECK(unportable("  long x = 0;") == 1);
  CHECK(unportable("  unsigned long x = 0;") == 1);
  CHECK(unportable("  unsigned long long x = 0;") == 0);
  CHECK(unportable("std::ranges::sort(x);") == 1);
  CHECK(unportable("int longest = 10'000;  // as long as it takes") == 0);
  CHECK(unportable("say(\"a long \\\" word\");") == 0);
  CHECK(unportable("char c = '\"'; long y;") == 1);
  CHECK(unportable("int x = 1'000; long y;") == 1);
}

TEST_CASE("A switch for the browser is found in code only") {
  CHECK(browser_switches(source_file("a.cpp", "#ifdef __EMSCRIPTEN__\n")).size() == 1);
  CHECK(browser_switches(source_file("a.cpp", "// __EMSCRIPTEN__\n")).empty());
}

TEST_CASE("Uses of the local time are found in code, not in comments") {
  CHECK(calendar_questions(source_file("a.cpp", "std::localtime(&now);\n")).size() == 1);
  CHECK(calendar_questions(source_file("a.cpp", "// std::localtime(&now);\n")).empty());
}

}  // namespace damas::house
