#include "view/window/lessons/lesson_shelf.hpp"

#include <algorithm>
#include <utility>

#include "lessons/reader.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"

namespace damas {

LessonShelf::LessonShelf(const destination::Lessons& to, App& app) : to_(to) {
  const Delivery::Fetch own = [this](const Delivery::Use& use) { use(to_.text); };
  delivery_.request(shipped() ? app.desktop().lessons : own, app.waker());
}

bool LessonShelf::take(App& app) {
  const std::optional<std::string> text = delivery_.take();
  if (!text) return false;
  app.redraw();
  auto read = lessons::read_lessons(*text);
  auto* const all = std::get_if<std::vector<lessons::Lesson>>(&read);
  if (all == nullptr || all->empty()) return false;
  all_ = std::make_shared<const std::vector<lessons::Lesson>>(std::move(*all));
  return true;
}

std::optional<std::size_t> LessonShelf::named() const {
  const auto found = std::find_if(all_->begin(), all_->end(),
                                  [this](const auto& lesson) { return lesson.id == to_.lesson; });
  if (found == all_->end()) return std::nullopt;
  return static_cast<std::size_t>(found - all_->begin());
}

std::size_t LessonShelf::first_to_do(App& app) const {
  const auto done = progress(app).done;
  const bool any = !has_wanted_variant();
  std::optional<std::size_t> first;
  for (std::size_t i = 0; i < all_->size(); ++i) {
    const lessons::Lesson& lesson = (*all_)[i];
    if (!any && lesson.variant != to_.variant) continue;
    if (!done.contains(lesson.id)) return i;
    first = first.value_or(i);
  }
  return first.value_or(0);
}

bool LessonShelf::has_wanted_variant() const {
  return to_.variant && std::any_of(all_->begin(), all_->end(), [this](const auto& lesson) {
           return lesson.variant == to_.variant;
         });
}

lessons::Progress LessonShelf::progress(App& app) const {
  return shipped() ? app.store().lessons().read() : lessons::Progress{};
}

void LessonShelf::keep_as_done(const std::string& lesson, App& app) const {
  if (!shipped()) return;
  app.store().lessons().change(
      [&lesson](lessons::Progress& progress) { lessons::finish(progress, lesson); });
}

int LessonShelf::place_in(const lessons::Lesson& lesson, App& app) const {
  return lessons::place_in(progress(app), lesson.id, static_cast<int>(lesson.steps.size()));
}

void LessonShelf::keep_place(const std::string& lesson, int step, App& app) const {
  if (!shipped()) return;
  app.store().lessons().change(
      [&lesson, step](lessons::Progress& progress) { lessons::leave_at(progress, lesson, step); });
}

}  // namespace damas
