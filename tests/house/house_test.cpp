#include <set>
#include <string>

#include <doctest/doctest.h>

#include "house/includes.hpp"
#include "house/shape.hpp"
#include "house/source_file.hpp"
#include "house/test_form.hpp"
#include "house/types.hpp"

namespace damas::house {

namespace {

const std::vector<SourceFile>& sources() {
  static const auto files = read_sources(DAMAS_PROJECT, "src");
  return files;
}

const std::vector<SourceFile>& tests() {
  static const auto files = read_sources(DAMAS_PROJECT, "tests");
  return files;
}

template <typename Check>
void expect_none(const std::vector<SourceFile>& files, Check check) {
  REQUIRE(files.size() > 10);
  for (const SourceFile& file : files) {
    for (const Finding& finding : check(file)) {
      FAIL_CHECK(to_string(finding));
    }
  }
}

}  // namespace

TEST_CASE("Each room includes only the rooms that are allowed") {
  expect_none(sources(), forbidden_includes);
}

// A file may be as long as the one thing that it holds, so long files are only reported.
TEST_CASE("Long files are reported") {
  for (const auto* files : {&sources(), &tests()}) {
    for (const SourceFile& file : *files) {
      for (const Finding& finding : too_long(file))
        MESSAGE(to_string(finding));
    }
  }
}

TEST_CASE("No function is too long") {
  expect_none(sources(), long_functions);
}

TEST_CASE("Each header says what it owns and is included once") {
  expect_none(sources(), bad_head);
  expect_none(tests(), bad_head);
}

TEST_CASE("Shared code uses only features of all our compilers") {
  expect_none(sources(), unportable_words);
}

TEST_CASE("CTest finds each test by its name") {
  expect_none(tests(), cut_names);
}

TEST_CASE("Files of tests have the form of others") {
  expect_none(tests(), unusual_tests);
}

TEST_CASE("Comments begin with two slashes") {
  expect_none(sources(), three_slashes);
  expect_none(tests(), three_slashes);
}

TEST_CASE("At most four files ask whether they run in a browser") {
  std::set<std::string> asking;
  for (const SourceFile& file : sources()) {
    if (!browser_switches(file).empty()) {
      asking.insert(file.path);
    }
  }
  for (const std::string& path : asking) {
    INFO(path);
  }
  CHECK(asking.size() <= 4);
}

TEST_CASE("Only one file of each user interface asks for the local time") {
  std::set<std::string> asking;
  for (const SourceFile& file : sources()) {
    if (!calendar_questions(file).empty()) {
      asking.insert(file.path);
    }
  }
  CHECK(asking == std::set<std::string>{"src/view/terminal/system_console.cpp",
                                        "src/view/window/start/program.cpp"});
}

TEST_CASE("No two headers define a type of the same name in the same namespace") {
  for (const auto* files : {&sources(), &tests()}) {
    for (const Finding& finding : types_defined_twice(*files))
      FAIL_CHECK(to_string(finding));
  }
}

TEST_CASE("The top build files stay short") {
  CHECK(read_source(DAMAS_PROJECT, "CMakeLists.txt").lines.size() <= 80);
  CHECK(read_source(DAMAS_PROJECT, "CMakePresets.json").lines.size() < 100);
}

}  // namespace damas::house
