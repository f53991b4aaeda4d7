#include "view/terminal/lessons_file.hpp"

#include <optional>
#include <utility>

namespace damas::terminal {

namespace {

std::optional<lessons::Progress> lessons_in(const std::string& text) {
  return lessons::progress_from_text(text);
}

}  // namespace

LessonsFile::LessonsFile(std::string path)
    : ProgressFile(std::move(path), lessons_in, Text::TerminalLessonsBroken) {}

const lessons::Progress& LessonsFile::known() {
  return change([](lessons::Progress&) {});
}

void LessonsFile::note(const std::string& lesson) {
  change([lesson](lessons::Progress& progress) { lessons::finish(progress, lesson); });
}

void LessonsFile::note_place(const std::string& lesson, int step) {
  change(
      [lesson, step](lessons::Progress& progress) { lessons::leave_at(progress, lesson, step); });
}

}  // namespace damas::terminal
