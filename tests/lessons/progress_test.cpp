#include "lessons/progress.hpp"

#include <doctest/doctest.h>

namespace damas::lessons {

TEST_CASE("progress is written and read") {
  const Progress progress{{"capturing", "board"}};
  CHECK(text_of(progress) == "Damas lessons 1\ndone board\ndone capturing\n");
  CHECK(progress_from_text(text_of(progress)) == progress);
  CHECK(progress_from_text("") == Progress{});
  CHECK(progress_from_text("Damas lessons 1\r\ndone board\r\n") == Progress{{"board"}});
}

TEST_CASE("the step at which a lesson was left is written and read, as people count steps") {
  Progress progress{{"board"}};
  leave_at(progress, "capturing", 2);
  CHECK(text_of(progress) == "Damas lessons 1\ndone board\nat 3 capturing\n");
  CHECK(progress_from_text(text_of(progress)) == progress);
  leave_at(progress, "capturing", 4);
  CHECK(progress.left_at.at("capturing") == 4);
  leave_at(progress, "capturing", 0);
  CHECK(progress == Progress{{"board"}});
}

TEST_CASE("a lesson that is done has no place any more") {
  Progress progress;
  leave_at(progress, "board", 3);
  finish(progress, "board");
  CHECK(progress == Progress{{"board"}});
}

TEST_CASE("other texts are no progress") {
  for (const char* text :
       {"scribbled", "Damas lessons 2\n", "Damas lessons 1\nboard\n", "Damas lessons 1\ndone \n",
        "Damas lessons 1\nat 1 board\n", "Damas lessons 1\nat 2\n", "Damas lessons 1\nat 2 \n",
        "Damas lessons 1\nat two board\n"}) {
    CAPTURE(std::string(text));
    CHECK_FALSE(progress_from_text(text));
  }
}

TEST_CASE("a lesson that has become shorter is not continued beyond its end") {
  Progress progress;
  leave_at(progress, "board", 3);
  CHECK(place_in(progress, "board", 4) == 3);
  CHECK(place_in(progress, "board", 3) == 0);
  CHECK(place_in(progress, "capturing", 4) == 0);
}

}  // namespace damas::lessons
