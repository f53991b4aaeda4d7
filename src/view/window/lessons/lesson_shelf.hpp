// Owns LessonShelf: the lessons that a person goes through, which are the program's or their own,
// which of them are done, and where others were left.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lessons/lesson.hpp"
#include "lessons/progress.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/frame/delivery.hpp"

namespace damas {

class App;

class LessonShelf {
 public:
  using Lessons = std::shared_ptr<const std::vector<lessons::Lesson>>;

  // Requests the lessons, which may arrive later.
  LessonShelf(const destination::Lessons& to, App& app);

  // They are the program's own.
  bool shipped() const { return to_.text.empty(); }
  // The destination that opened these lessons.
  const destination::Lessons& opened_by() const { return to_; }

  // Takes the lessons once they have arrived. True in the call that does, if they can be read.
  bool take(App& app);
  bool pending() const { return delivery_.pending(); }
  // Null until they have arrived, and if they cannot be read.
  const Lessons& all() const { return all_; }

  // The functions below need the lessons.

  // The lesson that the opener has named; nothing if it named none of these.
  std::optional<std::size_t> named() const;
  // The first lesson that is not done; the first of all if all are done. Only lessons of the wanted
  // variant count, if there are any.
  std::size_t first_to_do(App& app) const;
  // Which lessons are done. Of a person's own ones that is not kept.
  lessons::Progress progress(App& app) const;
  void keep_as_done(const std::string& lesson, App& app) const;
  // The step at which a lesson was left, from 0, and that it is left there.
  int place_in(const lessons::Lesson& lesson, App& app) const;
  void keep_place(const std::string& lesson, int step, App& app) const;

 private:
  bool has_wanted_variant() const;

  destination::Lessons to_;
  Delivery delivery_;  // of the text of all lessons
  Lessons all_;
};

}  // namespace damas
