#include "view/terminal/lessons_file.hpp"

#include <filesystem>

#include "session.hpp"

namespace damas::terminal {

namespace {

const std::string path = "data/lessons.txt";

std::string text() {
  const auto read = read_text(path);
  REQUIRE(std::holds_alternative<std::string>(read));
  return std::get<std::string>(read);
}

}  // namespace

TEST_CASE("lessons that are done are written in the form that the window reads") {
  const InEmptyFolder folder;
  LessonsFile file(path);
  CHECK(file.known().done.empty());
  file.note("tempo");
  file.note("board");
  CHECK(text() == "Damas lessons 1\ndone board\ndone tempo\n");
  CHECK(file.trouble(Language::English).empty());
  CHECK(LessonsFile(path).known() == lessons::Progress{{"board", "tempo"}});
}

TEST_CASE("lessons that the window has added meanwhile are kept") {
  const InEmptyFolder folder;
  LessonsFile file(path);
  file.note("tempo");
  write_text(path, "Damas lessons 1\ndone chains\ndone tempo\n");
  file.note("board");
  CHECK(text() == "Damas lessons 1\ndone board\ndone chains\ndone tempo\n");
}

TEST_CASE("the step at which a lesson was left is kept until the lesson is done") {
  const InEmptyFolder folder;
  LessonsFile file(path);
  file.note_place("tempo", 0);
  file.note_place("board", 2);
  CHECK(text() == "Damas lessons 1\nat 3 board\n");
  CHECK(LessonsFile(path).known().left_at.at("board") == 2);
  file.note("board");
  CHECK(text() == "Damas lessons 1\ndone board\n");
}

TEST_CASE("a file of lessons that cannot be read is never overwritten") {
  const InEmptyFolder folder;
  make_folder_of(path);
  write_text(path, "Damas lessons 2\n");
  LessonsFile file(path);
  file.note("board");
  CHECK(text() == "Damas lessons 2\n");
  CHECK(
      file.trouble(Language::English) ==
      "The file 'data/lessons.txt' is no file of lessons: it stays as it is, and your progress is "
      "not kept.");
  CHECK(file.trouble(Language::Portuguese).starts_with("O arquivo 'data/lessons.txt' não é"));
  std::filesystem::remove(path);
  std::filesystem::create_directory(path);
  file.note("tempo");
  CHECK(file.trouble(Language::English) == "The file 'data/lessons.txt' cannot be read.");
  CHECK(std::filesystem::is_directory(path));
}

TEST_CASE("a lesson that could not be written is written with the next one") {
  const InEmptyFolder folder;
  write_text("data", "no folder\n");
  LessonsFile file(path);
  file.note("tempo");
  CHECK_FALSE(file.trouble(Language::English).empty());
  std::filesystem::remove("data");
  file.note("board");
  CHECK(file.trouble(Language::English).empty());
  CHECK(text() == "Damas lessons 1\ndone board\ndone tempo\n");
}

TEST_CASE("without a file the lessons that are done are known until the end") {
  LessonsFile file("");
  file.note("board");
  CHECK(file.known() == lessons::Progress{{"board"}});
  CHECK(file.trouble(Language::English).empty());
}

}  // namespace damas::terminal
