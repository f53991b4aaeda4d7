#include "view/window/lessons/lesson_place.hpp"

namespace damas {

namespace {
using Phase = lessons::Session::Phase;
}

void LessonPlace::begin(std::size_t lesson) {
  lesson_ = lesson;
  finished_ = false;
}

// At each step, since the program may be closed at any. A person who looks back after the end has
// not begun the lesson again.
void LessonPlace::keep(const lessons::Session& session, App& app) {
  chosen_ = true;
  if (session.phase() == Phase::Over) {
    finished_ = true;
    shelf_.keep_as_done(session.lesson().id, app);
  } else if (!finished_) {
    shelf_.keep_place(session.lesson().id, session.step_number(), app);
  }
}

destination::Lessons LessonPlace::way_back(const lessons::Session* session) const {
  destination::Lessons to = shelf_.opened_by();
  if (session == nullptr) return to;
  if (!chosen_) {
    to.lesson.clear();
    to.step = 0;
    return to;
  }
  const bool over = session->phase() == Phase::Over;
  to.lesson = session->lesson().id;
  to.step = over ? session->step_count() : session->step_number();
  return to;
}

}  // namespace damas
