#include "view/window/lessons/lesson_shelf.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "view/window/app/store.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

const std::string first = "lesson: a\norder: 1\nen: First\n[show]\nposition: start\nen: Look.\n";
const std::string second = "lesson: b\norder: 2\nen: Second\n[show]\nposition: start\nen: Look.\n";

// A program whose lessons are these, once they have arrived.
struct Program {
  std::function<void(std::string_view)> arrive;
  Stage stage;

  Program() : stage(setup()) {}
  StageSetup setup() {
    StageSetup made;
    made.connect = [this](Desktop& desktop) {
      desktop.lessons = [this](std::function<void(std::string_view)> use) {
        arrive = std::move(use);
      };
    };
    return made;
  }
  App& app() { return stage.app(); }
};

}  // namespace

TEST_CASE("The program's lessons are taken once they have arrived, if they can be read") {
  Program program;
  LessonShelf shelf({"b"}, program.app());
  CHECK(shelf.pending());
  CHECK_FALSE(shelf.take(program.app()));
  program.arrive(first + second);
  CHECK(shelf.take(program.app()));
  CHECK_FALSE(shelf.take(program.app()));
  CHECK_FALSE(shelf.pending());
  REQUIRE(shelf.all() != nullptr);
  CHECK(shelf.all()->size() == 2);
  CHECK(shelf.named() == 1);

  LessonShelf unreadable({"b"}, program.app());
  program.arrive("no lessons");
  CHECK_FALSE(unreadable.take(program.app()));
  CHECK_FALSE(unreadable.pending());
  CHECK(unreadable.all() == nullptr);
}

TEST_CASE("The first lesson that is not done comes next, and the first of all after the last") {
  Program program;
  LessonShelf shelf({"unknown"}, program.app());
  program.arrive(first + second);
  REQUIRE(shelf.take(program.app()));
  CHECK_FALSE(shelf.named());
  CHECK(shelf.first_to_do(program.app()) == 0);
  shelf.keep_as_done("a", program.app());
  CHECK(program.app().store().lessons().read().done.contains("a"));
  CHECK(shelf.first_to_do(program.app()) == 1);
  shelf.keep_as_done("b", program.app());
  CHECK(shelf.first_to_do(program.app()) == 0);
}

TEST_CASE("Lessons of the wanted variant come first, if there are any") {
  const std::string english =
      "lesson: c\nvariant: english\norder: 3\nen: Third\n[show]\nposition: start\nen: Look.\n";
  const auto first_of = [&](Variant variant, const char* done) {
    Program program;
    destination::Lessons to;
    to.variant = variant;
    LessonShelf shelf(to, program.app());
    program.arrive(first + second + english);
    REQUIRE(shelf.take(program.app()));
    shelf.keep_as_done(done, program.app());
    return (*shelf.all())[shelf.first_to_do(program.app())].id;
  };
  CHECK(first_of(Variant::English, "a") == "c");
  CHECK(first_of(Variant::English, "c") == "c");
  CHECK(first_of(Variant::Brazilian, "a") == "b");
  CHECK(first_of(Variant::Turkish, "a") == "b");
}

TEST_CASE("The step at which a lesson was left is kept until the lesson is done") {
  Program program;
  LessonShelf shelf({"a"}, program.app());
  program.arrive(first + "[show]\nposition: start\nen: Look again.\n" + second);
  REQUIRE(shelf.take(program.app()));
  const lessons::Lesson& lesson = shelf.all()->front();
  CHECK(shelf.place_in(lesson, program.app()) == 0);
  shelf.keep_place("a", 1, program.app());
  CHECK(shelf.place_in(lesson, program.app()) == 1);
  CHECK(program.app().store().lessons().read().left_at.at("a") == 1);
  shelf.keep_as_done("a", program.app());
  CHECK(shelf.place_in(lesson, program.app()) == 0);
  // Not of a person's own lessons.
  LessonShelf own({"", first + second}, program.app());
  REQUIRE(own.take(program.app()));
  own.keep_place("a", 1, program.app());
  CHECK(program.app().store().lessons().read().left_at.empty());
}

TEST_CASE("A person's own lessons are there at once, and are not kept as done") {
  Program program;
  LessonShelf shelf({"", first + second}, program.app());
  REQUIRE(shelf.take(program.app()));
  shelf.keep_as_done("a", program.app());
  CHECK(shelf.progress(program.app()).done.empty());
  CHECK(program.app().store().lessons().read().done.empty());
  CHECK(shelf.first_to_do(program.app()) == 0);
  CHECK(shelf.opened_by().text == first + second);
}

}  // namespace damas::test
