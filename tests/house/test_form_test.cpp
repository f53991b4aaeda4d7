#include "house/test_form.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas::house {

namespace {

const std::string any_case = "TEST_CASE(\"a\") {\n}\n";

std::string inside(const std::string& name, const std::string& text) {
  const std::string space = name.empty() ? "" : " " + name;
  return "namespace" + space + " {\n" + text + "}  // namespace" + space + "\n";
}

std::size_t unusual(const std::string& text, const std::string& path = "tests/core/a_test.cpp") {
  return unusual_tests(source_file(path, text)).size();
}

}  // namespace

TEST_CASE("A test is in a named namespace of the program") {
  CHECK(unusual(inside("damas", any_case)) == 0);
  CHECK(unusual(inside("damas::net", inside("", "int x;\n") + any_case)) == 0);
  CHECK(unusual(any_case) == 1);
  CHECK(unusual(inside("other", any_case)) == 1);
  CHECK(unusual(inside("damasco", any_case)) == 1);
  CHECK(unusual(inside("", any_case)) == 1);
  CHECK(unusual(inside("damas", inside("", any_case))) == 1);
  CHECK(unusual(inside("damas", "int x;\n") + any_case) == 1);
  CHECK(unusual_tests(source_file("tests/a_test.cpp", "\n" + any_case)).front().line == 2);
}

TEST_CASE("A test of the window is in damas::test") {
  const std::string path = "tests/view/window/app/a_test.cpp";
  CHECK(unusual(inside("damas::test", any_case), path) == 0);
  CHECK(unusual(inside("damas", any_case), path) == 1);
}

TEST_CASE("There are no suites of tests") {
  CHECK(unusual(inside("damas", "TEST_SUITE(\"a\") {\n  TEST_CASE(\"b\") {\n  }\n}\n")) == 1);
  CHECK(unusual("TEST_SUITE_BEGIN(\"a\");\n") == 1);
  CHECK(unusual("// TEST_SUITE\n") == 0);
}

TEST_CASE("A file of tests has its `using` in an unnamed namespace") {
  CHECK(unusual(inside("damas", inside("", "using std::pair;\n"))) == 0);
  CHECK(unusual(inside("damas", "void f() {\n  using std::pair;\n}\n")) == 0);
  CHECK(unusual(inside("damas", "using std::pair;\n")) == 1);
  CHECK(unusual("using namespace damas;\n") == 1);
  CHECK(unusual("using namespace damas;\n", "tests/core/a.hpp") == 0);
}

TEST_CASE("Comments with three slashes are found") {
  CHECK(three_slashes(source_file("a.hpp", "// a\nint x;  // b\n")).empty());
  CHECK(three_slashes(source_file("a.hpp", "open(\"file:///a\");\n")).empty());
  CHECK(three_slashes(source_file("a.hpp", "/// a\n")).size() == 1);
  CHECK(three_slashes(source_file("a.hpp", "\n  int x;  ///< b\n")).front().line == 2);
}

}  // namespace damas::house
