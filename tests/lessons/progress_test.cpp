#include "lessons/progress.hpp"

#include <doctest/doctest.h>

namespace damas::lessons {
namespace {

TEST_CASE("progress is written and read") {
  const Progress progress{{"capturing", "board"}};
  CHECK(text_of(progress) == "Damas lessons 1\ndone board\ndone capturing\n");
  CHECK(progress_from_text(text_of(progress)) == progress);
  CHECK(progress_from_text("") == Progress{});
  CHECK(progress_from_text("Damas lessons 1\r\ndone board\r\n") == Progress{{"board"}});
}

TEST_CASE("other texts are no progress") {
  for (const char* text :
       {"scribbled", "Damas lessons 2\n", "Damas lessons 1\nboard\n", "Damas lessons 1\ndone \n"}) {
    CAPTURE(std::string(text));
    CHECK_FALSE(progress_from_text(text));
  }
}

}  // namespace
}  // namespace damas::lessons
