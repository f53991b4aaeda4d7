// Owns ChooseLesson: the list of all lessons by course, with ticks for those that are done, and
// below it the trainers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "lessons/lesson.hpp"
#include "lessons/progress.hpp"
#include "view/text/text.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

Text course_name(lessons::Course course);

class ChooseLesson final : public Overlay {
 public:
  using Lessons = std::shared_ptr<const std::vector<lessons::Lesson>>;
  using Chosen = std::function<void(std::size_t, App&)>;

  // `present` stands out, and its course is shown first. The trainers open with the variant, if
  // that is set; else each with its usual one.
  ChooseLesson(Lessons all, lessons::Progress progress, std::size_t present,
               std::optional<Variant> variant, Chosen chosen);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  // Whether there are lessons, but none of the variant.
  bool lacks_variant() const;
  void course_row(Ui& ui, const App& app);
  bool lesson_row(Ui& ui, std::size_t lesson, const App& app) const;
  void trainer_rows(Ui& ui, App& app);
  bool done(std::size_t lesson) const;
  void choose(std::size_t lesson, App& app);

  Lessons all_;
  lessons::Progress progress_;
  std::size_t present_;
  lessons::Course course_;
  std::optional<Variant> variant_;
  Chosen chosen_;
};

}  // namespace damas
