// Owns LessonPlace: the lesson of the shelf in which a person is, and what is kept of it: the step
// at which they are, or that it is done.
#pragma once

#include <cstddef>

#include "lessons/session.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/lessons/lesson_shelf.hpp"

namespace damas {

class LessonPlace {
 public:
  // `shelf` must outlive the place.
  explicit LessonPlace(const LessonShelf& shelf) : shelf_(shelf) {}

  // The lesson, on the shelf.
  std::size_t lesson() const { return lesson_; }
  bool is_last() const { return lesson_ + 1 == shelf_.all()->size(); }

  // This lesson begins. That alone does not mean that the person has chosen it.
  void begin(std::size_t lesson);
  // The person has chosen the lesson, or whoever opened the scene has.
  void choose() { chosen_ = true; }
  // The person has gone to the present step of the session, or to the end of the lesson, and so has
  // chosen the lesson, too.
  void keep(const lessons::Session& session, App& app);

  // What leads back to here; to the list if nobody has chosen the lesson. `session` is null before
  // the lessons have arrived.
  destination::Lessons way_back(const lessons::Session* session) const;

 private:
  const LessonShelf& shelf_;
  std::size_t lesson_ = 0;
  bool chosen_ = false;
  bool finished_ = false;  // since it was begun
};

}  // namespace damas
