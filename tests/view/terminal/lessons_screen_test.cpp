// Courses and lessons at the keyboard, with three small ones.
#include "view/terminal/lessons_screen.hpp"

#include "lessons/reader.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

const std::string step = "[show]\nposition: start\nen: Look.\npt: Olhe.\n";
const std::string three = "lesson: a\ncourse: basics\norder: 1\nen: Alpha\npt: Alfa\n" + step +
                          "lesson: b\ncourse: basics\norder: 2\nen: Beta\npt: Beta\n" + step +
                          "lesson: c\ncourse: tactics\norder: 1\nen: Gamma\npt: Gama\n" + step;

struct Talk {
  std::string output;
  Leave leave = Leave::Quit;
};

Talk talk(LessonsFile& file, const std::string& input, Language language = Language::English,
          const std::string& all = three) {
  auto read = lessons::read_lessons(all);
  REQUIRE(std::holds_alternative<std::vector<lessons::Lesson>>(read));
  TypedConsole typed(input, echoing(language));
  LessonsScreen screen(typed.console, std::get<std::vector<lessons::Lesson>>(std::move(read)), file,
                       Drive::Caller, 1);
  const Leave leave = screen.run();
  return {typed.output(), leave};
}

}  // namespace

TEST_CASE("Enter leads from lesson to lesson, and the list shows what is done") {
  LessonsFile file("");
  const Talk said = talk(file, "\n\n\n\n\nlist\nquit\n");
  CHECK(contains(said.output, "  1. First steps - Done: 0 of 2\n  2. Tactics - Done: 0 of 1\n"));
  CHECK(contains(said.output, "  1. Alpha\n  2. Beta\nType a number [1]: \n"));
  CHECK(contains(said.output, "Alpha (Brazilian), step 1 of 1"));
  CHECK(contains(said.output, "Well done: this lesson is complete."));
  CHECK(contains(said.output, "Beta (Brazilian), step 1 of 1"));
  CHECK(contains(said.output, "  1. First steps - Done: 2 of 2\n"));
  CHECK(contains(said.output, "Type a number [2]: quit\n"));
  CHECK(said.leave == Leave::Quit);
}

TEST_CASE("a lesson that is done has a tick, and Enter chooses the next one") {
  LessonsFile file("");
  file.note("a");
  const Talk said = talk(file, "1\nmenu\nmenu\n");
  CHECK(contains(said.output, "  1. Alpha ✓\n  2. Beta\nType a number [2]: menu\n"));
  CHECK(said.leave == Leave::Menu);
}

TEST_CASE("a lesson that was left is continued at its step, or from the beginning") {
  const std::string two =
      "lesson: a\ncourse: basics\norder: 1\nen: Alpha\npt: Alfa\n" + step + step;
  LessonsFile file("");
  const Talk left = talk(file, "\n\n\nlist\nquit\n", Language::English, two);
  CHECK(contains(left.output, "Alpha (Brazilian), step 2 of 2"));
  CHECK(file.known().left_at.at("a") == 1);
  const Talk again = talk(file, "\n\n\nmenu\n", Language::English, two);
  CHECK(
      contains(again.output,
               "Alpha\n  1. Go on at step 2 of 2\n  2. From the beginning\nType a number [1]: \n"));
  CHECK(contains(again.output, "  1. Alpha · step 2 of 2\n"));
  CHECK_FALSE(contains(again.output, "Alpha (Brazilian), step 1 of 2"));
  CHECK(contains(again.output, "Alpha (Brazilian), step 2 of 2"));
  const Talk anew = talk(file, "\n\n2\nmenu\n", Language::Portuguese, two);
  CHECK(contains(anew.output, "  1. Continuar no passo 2 de 2\n  2. Do começo\n"));
  CHECK(contains(anew.output, "Alfa (Brasileira), passo 1 de 2"));
  // At the first step there is nothing to continue.
  CHECK(file.known().left_at.empty());
}

TEST_CASE("the list comes after the last lesson, and from within a lesson") {
  LessonsFile file("");
  const Talk last = talk(file, "2\n1\n\nhello\n\nmenu\n");
  CHECK(contains(last.output, "This lesson is done: press Enter for the next one"));
  CHECK(contains(last.output, "  2. Tactics - Done: 1 of 1\n"));
  CHECK(last.leave == Leave::Menu);
  const Talk within = talk(file, "1\n2\nlist\n1\n1\nmenu\n");
  CHECK(contains(within.output, "Alpha (Brazilian), step 1 of 1"));
  CHECK(within.leave == Leave::Menu);
}

TEST_CASE("menu and back in the lists of lessons lead to where they came from") {
  const std::string two =
      "lesson: a\ncourse: basics\norder: 1\nen: Alpha\npt: Alfa\n" + step + step;
  LessonsFile file("");
  const Talk said = talk(file, "\n\n\nlist\n\nback\nmenu\nmenu\n", Language::English, two);
  // From the lessons to the courses, then to the lesson, whose own menu leaves it.
  const std::size_t lessons = said.output.find("]: back\n");
  REQUIRE(lessons != std::string::npos);
  const std::size_t courses = said.output.find("]: menu\n", lessons);
  REQUIRE(courses != std::string::npos);
  CHECK(said.output.find("Lessons\n", lessons) < courses);
  CHECK(said.output.find("Alpha (Brazilian), step 2 of 2", courses) != std::string::npos);
  CHECK(said.leave == Leave::Menu);
  // From the question where a lesson goes on to the list of lessons.
  const Talk begun = talk(file, "\n\nback\nquit\n", Language::English, two);
  const std::size_t asked = begun.output.find("]: back\n");
  REQUIRE(asked != std::string::npos);
  CHECK(begun.output.find("First steps\n", asked) != std::string::npos);
  CHECK_FALSE(contains(begun.output, "Alpha (Brazilian)"));
}

TEST_CASE("courses and lessons are in Portuguese, too") {
  LessonsFile file("");
  const Talk said = talk(file, "\n\n\npróximo\nlista\nsair\n", Language::Portuguese);
  CHECK(contains(said.output, "  1. Primeiros passos - Feitas: 0 de 2\n"));
  CHECK(contains(said.output, "  1. Alfa\n"));
  CHECK(contains(said.output, "Muito bem: esta lição está completa."));
  CHECK(contains(said.output, "Beta (Brasileira), passo 1 de 1"));
  CHECK(contains(said.output, "  1. Primeiros passos - Feitas: 1 de 2\n"));
  CHECK(said.leave == Leave::Quit);
}

TEST_CASE("the option starts the lessons, and says so if there are none") {
  CHECK(contains(run_session({"--mode", "lessons"}, "quit\n").output,
                 "The lessons could not be read."));
  TypedConsole typed("1\n1\nquit\n");
  puzzle::Tables tables;
  Program(typed.console, options_from({"--mode", "lessons"}), tables, Drive::Caller, {}, {}, [] {
    return std::string_view(three);
  }).run();
  CHECK(typed.said("Alpha (Brazilian), step 1 of 1"));
}

TEST_CASE("a broken file of lessons is told, and stays as it is") {
  const InEmptyFolder folder;
  write_text("lessons.txt", "scribbled");
  LessonsFile file("lessons.txt");
  const Talk said = talk(file, "\n\n\nquit\n");
  CHECK(contains(said.output, "The file 'lessons.txt' is no file of lessons"));
  CHECK(std::get<std::string>(read_text("lessons.txt")) == "scribbled");
}

}  // namespace damas::terminal
