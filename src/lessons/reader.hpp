// Owns the reading of lessons from text (CONTRIBUTING.md, "Add a lesson").
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "lessons/lesson.hpp"

namespace damas::lessons {

struct LessonError {
  std::string lesson;  // its id; empty if the text does not name one before the error
  int line = 0;        // of that lesson's file, from 1
  std::string expected;
  std::string found;

  friend bool operator==(const LessonError&, const LessonError&) = default;
};

// "capture.lesson, line 12: expected a legal move such as c3-d4, found 'c3-e9'."
std::string describe(const LessonError& error);

// Whether the text begins like that of a lesson: the first line that is neither empty nor a comment
// has the key "lesson".
bool begins_lesson(std::string_view text);

// Reads the text of one file.
std::variant<Lesson, LessonError> read_lesson(std::string_view text);

// Reads the texts of several files, one after another; each begins with the line "lesson: <id>",
// possibly below comments. The result is ordered by course and by the order in it.
std::variant<std::vector<Lesson>, LessonError> read_lessons(std::string_view text);

// Reads the text of one file with one lesson or several. The line of an error is that of the whole
// text.
std::variant<std::vector<Lesson>, LessonError> read_lesson_file(std::string_view text);

}  // namespace damas::lessons
