#include "view/terminal/lessons_screen.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "view/terminal/lesson_steps.hpp"
#include "view/terminal/verbs.hpp"

namespace damas::terminal {

namespace {

const char* course_name(Language language, lessons::Course course) {
  return tr(language,
            static_cast<Text>(static_cast<int>(Text::CourseBasics) + static_cast<int>(course)));
}

}  // namespace

LessonsScreen::LessonsScreen(Console& console, std::vector<lessons::Lesson> all, LessonsFile& done,
                             EngineOptions engine, std::uint64_t seed)
    : console_(console),
      all_(std::move(all)),
      file_(done),
      engine_(std::move(engine)),
      seed_(seed) {}

Leave LessonsScreen::run() {
  Choice choice = choose();
  while (const auto* const start = std::get_if<Start>(&choice))
    choice = take(*start);
  return std::get<Leave>(choice);
}

// Menu in the list leads back to the lesson from which the list was opened.
LessonsScreen::Choice LessonsScreen::take(Start start) {
  const std::size_t lesson = start.lesson;
  LessonSteps steps(console_, all_[lesson], engine_, seed_++, start.step);
  while (true) {
    const LessonEnd end = steps.run();
    if (end == LessonEnd::Over) return go_on(lesson);
    file_.note_place(all_[lesson].id, steps.step_number());
    if (end == LessonEnd::Menu) return Leave::Menu;
    if (end == LessonEnd::Quit) return Leave::Quit;
    const Choice choice = choose();
    if (!goes_back(choice)) return choice;
  }
}

bool LessonsScreen::goes_back(const Choice& choice) {
  const Leave* const leave = std::get_if<Leave>(&choice);
  return leave != nullptr && *leave == Leave::Menu;
}

// A lesson that was left in the middle is continued there, if the person likes.
LessonsScreen::Choice LessonsScreen::start_of(std::size_t lesson) {
  const Language language = console_.language();
  const int count = static_cast<int>(all_[lesson].steps.size());
  const int step = lessons::place_in(file_.known(), all_[lesson].id, count);
  if (step == 0) return Start{lesson, 0};
  console_.new_screen();
  const auto chosen = console_.choose(all_[lesson].title.in(code(language)),
                                      {tr(language, Text::TerminalLessonGoOnAt, step + 1, count),
                                       tr(language, Text::LessonFromStart)},
                                      1);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
  return Start{lesson, std::get<int>(chosen) == 1 ? step : 0};
}

// Enter chooses the first lesson that is not done. Menu leads from the lessons of a course to the
// courses.
LessonsScreen::Choice LessonsScreen::choose() {
  while (true) {
    const std::variant<lessons::Course, Leave> course = choose_course();
    if (const Leave* const leave = std::get_if<Leave>(&course)) return *leave;
    const Choice choice = choose_of(std::get<lessons::Course>(course));
    if (!goes_back(choice)) return choice;
  }
}

std::variant<lessons::Course, Leave> LessonsScreen::choose_course() {
  progress_ = file_.known();
  std::vector<lessons::Course> courses;
  std::vector<std::string> labels;
  for (const lessons::Lesson& lesson : all_) {
    if (!courses.empty() && courses.back() == lesson.course) continue;
    courses.push_back(lesson.course);
    labels.push_back(label_of(lesson.course));
  }
  const auto first = std::find(courses.begin(), courses.end(), all_[first_to_do()].course);
  console_.new_screen();
  if (const std::string trouble = file_.trouble(console_.language()); !trouble.empty()) {
    console_.prose(trouble);
  }
  const auto chosen = console_.choose(tr(console_.language(), Text::LessonsTitle), labels,
                                      static_cast<int>(first - courses.begin()) + 1);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
  return courses[static_cast<std::size_t>(std::get<int>(chosen) - 1)];
}

LessonsScreen::Choice LessonsScreen::choose_of(lessons::Course course) {
  std::vector<std::size_t> lessons;
  std::vector<std::string> labels;
  std::optional<int> first;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (all_[i].course != course) continue;
    lessons.push_back(i);
    labels.push_back(label_of(all_[i]));
    if (!first && !is_done(i)) first = static_cast<int>(lessons.size());
  }
  while (true) {
    console_.new_screen();
    const auto chosen =
        console_.choose(course_name(console_.language(), course), labels, first.value_or(1));
    if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
    const Choice choice = start_of(lessons[static_cast<std::size_t>(std::get<int>(chosen) - 1)]);
    if (!goes_back(choice)) return choice;
  }
}

LessonsScreen::Choice LessonsScreen::go_on(std::size_t lesson) {
  const Language language = console_.language();
  file_.note(all_[lesson].id);
  console_.say(Text::LessonOver);
  if (const std::string trouble = file_.trouble(language); !trouble.empty()) {
    console_.prose(trouble);
  }
  while (const auto line = console_.ask(tr(language, Text::TerminalLessonPromptOver))) {
    if (line->empty() || means(Text::ProblemCommandNext, *line)) return next_of(lesson);
    if (says(Text::LessonCommandList, *line) || says(Text::TrainerCommandBack, *line))
      return choose();
    const std::optional<VerbLine> verb = parse_verb(*line);
    if (verb && leaves(verb->verb)) return verb->verb == Verb::Menu ? Leave::Menu : Leave::Quit;
    console_.say(Text::TerminalLessonIsOver);
  }
  return Leave::Quit;
}

// After the last lesson, the person chooses.
LessonsScreen::Choice LessonsScreen::next_of(std::size_t lesson) {
  if (lesson + 1 == all_.size()) return choose();
  const Choice choice = start_of(lesson + 1);
  return goes_back(choice) ? choose() : choice;
}

std::string LessonsScreen::label_of(lessons::Course course) const {
  int count = 0;
  int finished = 0;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (all_[i].course != course) continue;
    ++count;
    finished += is_done(i) ? 1 : 0;
  }
  const Language language = console_.language();
  return std::string(course_name(language, course)) + " - " +
         tr(language, Text::LessonsDoneOf, finished, count);
}

// With a tick if it is done, and the step at which it was left.
std::string LessonsScreen::label_of(const lessons::Lesson& lesson) const {
  const Language language = console_.language();
  std::string label = lesson.title.in(code(language));
  if (progress_.done.contains(lesson.id)) label += " ✓";
  const int count = static_cast<int>(lesson.steps.size());
  const int step = lessons::place_in(progress_, lesson.id, count);
  return step == 0 ? label : tr(language, Text::LessonIsBegun, label, step + 1, count);
}

bool LessonsScreen::is_done(std::size_t lesson) const {
  return progress_.done.contains(all_[lesson].id);
}

// The first lesson if all are done.
std::size_t LessonsScreen::first_to_do() const {
  for (std::size_t i = 0; i < all_.size(); ++i) {
    if (!is_done(i)) return i;
  }
  return 0;
}

}  // namespace damas::terminal
