// Owns LessonsScreen: the list of courses and lessons in the terminal, and the way from one lesson
// to the next.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/engine.hpp"
#include "lessons/lesson.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/lessons_file.hpp"

namespace damas::terminal {

// The text of all lessons.
using LessonSource = std::function<std::string_view()>;

class LessonsScreen {
 public:
  // The lessons are ordered by course, and at least one. `done` must outlive the screen.
  LessonsScreen(Console& console, std::vector<lessons::Lesson> all, LessonsFile& done,
                EngineOptions engine, std::uint64_t seed);

  // Runs until the person leaves.
  Leave run();

 private:
  // Where a lesson begins.
  struct Start {
    std::size_t lesson = 0;
    int step = 0;
  };
  // Or where the person goes instead: Leave::Menu leads to where the question came from.
  using Choice = std::variant<Start, Leave>;
  static bool goes_back(const Choice& choice);

  // Goes through a lesson. What the person chooses then.
  Choice take(Start start);
  Choice start_of(std::size_t lesson);
  Choice choose();
  std::variant<lessons::Course, Leave> choose_course();
  Choice choose_of(lessons::Course course);
  Choice go_on(std::size_t lesson);
  Choice next_of(std::size_t lesson);
  std::string label_of(lessons::Course course) const;
  std::string label_of(const lessons::Lesson& lesson) const;
  bool is_done(std::size_t lesson) const;
  std::size_t first_to_do() const;

  Console& console_;
  std::vector<lessons::Lesson> all_;
  LessonsFile& file_;
  lessons::Progress progress_;
  EngineOptions engine_;
  std::uint64_t seed_;
};

}  // namespace damas::terminal
