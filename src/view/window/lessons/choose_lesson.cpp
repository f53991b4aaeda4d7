#include "view/window/lessons/choose_lesson.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/frame/practice.hpp"

namespace damas {

namespace {

constexpr float dialog_width = 480;
constexpr float row_height = 44;

}  // namespace

Text course_name(lessons::Course course) {
  return static_cast<Text>(static_cast<int>(Text::CourseBasics) + static_cast<int>(course));
}

ChooseLesson::ChooseLesson(Lessons all, lessons::Progress progress, std::size_t present,
                           std::optional<Variant> variant, Chosen chosen)
    : Overlay(dialog_width),
      all_(std::move(all)),
      progress_(std::move(progress)),
      present_(present),
      course_((*all_)[present].course),
      variant_(variant),
      chosen_(std::move(chosen)) {
  keep_top();
}

std::string ChooseLesson::title(const App& app) const {
  return app.tr(Text::LessonsTitle);
}

bool ChooseLesson::lacks_variant() const {
  return variant_ && std::none_of(all_->begin(), all_->end(), [this](const lessons::Lesson& each) {
           return each.variant == variant_;
         });
}

bool ChooseLesson::done(std::size_t lesson) const {
  return progress_.done.contains((*all_)[lesson].id);
}

// With the number of lessons, and how many of them are done.
void ChooseLesson::course_row(Ui& ui, const App& app) {
  std::vector<lessons::Course> courses;
  std::vector<ListEntry> entries;
  int chosen = 0;
  for (int i = 0; i < lessons::course_count; ++i) {
    const auto course = static_cast<lessons::Course>(i);
    int count = 0;
    int finished = 0;
    for (std::size_t lesson = 0; lesson < all_->size(); ++lesson) {
      if ((*all_)[lesson].course != course) continue;
      ++count;
      finished += done(lesson) ? 1 : 0;
    }
    if (count == 0) continue;
    if (course == course_) chosen = static_cast<int>(courses.size());
    courses.push_back(course);
    entries.push_back(
        {app.tr(course_name(course)), app.tr(Text::LessonsDoneOf, finished, count), {}});
  }
  const bool other = ui.long_list(app.tr(Text::LessonCourse), entries, chosen);
  ui.caption(entries[static_cast<std::size_t>(chosen)].about.c_str());
  if (!other) return;
  course_ = courses[static_cast<std::size_t>(chosen)];
  note_other_rows();
}

bool ChooseLesson::lesson_row(Ui& ui, std::size_t lesson, const App& app) const {
  const std::string& title = (*all_)[lesson].title.in(code(app.language()));
  const bool finished = done(lesson);
  std::string label = finished ? app.tr(Text::LessonIsDone, title) : title;
  const auto count = static_cast<int>((*all_)[lesson].steps.size());
  const int step = lessons::place_in(progress_, (*all_)[lesson].id, count);
  if (step > 0) label = app.tr(Text::LessonIsBegun, label, step + 1, count);
  const Button button{
      finished ? Icon::Check : Icon::ChevronRight, label, {}, true, lesson == present_};
  ImGui::PushID(static_cast<int>(lesson));
  const bool pressed = row_button(ui, button, {0, row_height}, app);
  ImGui::PopID();
  return pressed;
}

void ChooseLesson::content(Ui& ui, App& app) {
  if (lacks_variant()) ui.caption(app.tr(Text::LessonRulesNote));
  course_row(ui, app);
  for (std::size_t lesson = 0; lesson < all_->size(); ++lesson) {
    if ((*all_)[lesson].course != course_) continue;
    if (lesson_row(ui, lesson, app)) return choose(lesson, app);
  }
  trainer_rows(ui, app);
}

// The list stays open below a trainer, which leads back to it.
void ChooseLesson::trainer_rows(Ui& ui, App& app) {
  ui.caption(app.tr(Text::TrainersCaption));
  const auto leads = [&](const Button& button, const Destination& to) {
    if (!row_button(ui, button, {0, row_height}, app)) return false;
    app.open(to);
    return true;
  };
  if (leads({Icon::Eye, Text::SquaresTitle}, destination::SquareTrainer{variant_})) return;
  if (app.desktop().book &&
      leads({Icon::Speech, openings_label(app)}, destination::OpeningPractice{variant_}))
    return;
  if (app.desktop().endings)
    leads({Icon::Crown, Text::EndgameTitle}, destination::EndgameTrainer{variant_});
}

void ChooseLesson::confirmed(App& app) {
  choose(present_, app);
}

void ChooseLesson::choose(std::size_t lesson, App& app) {
  const Chosen chosen = chosen_;
  close(app);
  chosen(lesson, app);
}

}  // namespace damas
