// The shortcuts and buttons of lessons.
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/share/link_choices.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

namespace {
using Phase = lessons::Session::Phase;
}

void LessonsTrainer::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return arrow(to->right, to->up);
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::Back:
      if (number_.erase()) return;
      break;
    case Action::Next:
      return go_on(app);
    case Action::Previous:
      return step_back(app);
    case Action::Undo:
    case Action::First:
      return again(app);
    case Action::Hint:
      return hint(app);
    case Action::OpenGame:
      return open_list(app);
    default:
      break;
  }
  frame_.perform_common(action, game(), app);
}

void LessonsTrainer::arrow(int right, int up) {
  if (!session_) return;
  if (squares_are_asked(*session_)) return squares_.move_cursor(right, up, frame_.view());
  frame_.board().entry().move_cursor(right, up, frame_.view());
}

void LessonsTrainer::select(App& app) {
  if (!session_) return;
  if (session_->hurry()) return show_changes(app);
  if (squares_are_asked(*session_)) {
    if (!squares_.cursor()) return squares_.move_cursor(0, 0, frame_.view());
    if (const auto square = frame_.view().shape().square(*squares_.cursor())) touch(*square, app);
    return;
  }
  const auto choose = [&](int number) { choose_number(number, app); };
  if (number_.enter(*session_, app, choose)) return;
  if (!move_is_asked(*session_)) return go_on(app);
  if (const auto move = frame_.selected(game(), app)) play(*move, app);
}

// To the next step once this one is done, and after the last one to the next lesson.
void LessonsTrainer::go_on(App& app) {
  if (!session_) return;
  if (session_->phase() == Phase::Over) return next_lesson(app);
  if (!session_->can_go_on()) return;
  session_->next();
  show_changes(app);
  place_.keep(*session_, app);
}

void LessonsTrainer::step_back(App& app) {
  if (!session_) return;
  session_->back();
  show_changes(app);
  place_.keep(*session_, app);
}

void LessonsTrainer::from_start(App& app) {
  begin(place_.lesson(), 0, app);
  place_.keep(*session_, app);
}

void LessonsTrainer::again(App& app) {
  if (!session_) return;
  session_->again();
  show_changes(app);
}

// Which piece, then its move, then the answer with what the lesson says of it; against the machine
// the coach's reason. Other answers are narrowed first.
void LessonsTrainer::hint(App& app) {
  if (!session_) return;
  number_.drop_refusal();
  if (session_->hurry()) {
    while (session_->hurry()) {
    }
    why_.clear();
    show_changes(app);
  }
  if (move_is_asked(*session_)) return hint_at_move(app);
  if (!session_->narrow()) show_answer(app);
}

void LessonsTrainer::hint_at_move(App& app) {
  const bool against_machine = session_->step().kind == lessons::Step::Kind::Play;
  if (hint_.names_move() && !against_machine) return show_answer(app);
  frame_.board().entry().complain("");
  if (!hint_.further()) {
    if (against_machine) {
      hint_.start(game(), app.engine_options(), coach_endings(game(), app));
    } else {
      hint_.start(game(), session_->step().right.front().moves.front(), app.engine_options());
    }
  }
  app.wake_after(Milliseconds{0});
}

void LessonsTrainer::show_answer(App& app) {
  if (!session_ || !session_->show_answer()) return;
  why_.clear();
  show_changes(app);
}

void LessonsTrainer::next_lesson(App& app) {
  if (place_.is_last()) return open_list(app);
  continue_lesson(place_.lesson() + 1, app);
}

void LessonsTrainer::open_list(App& app) {
  if (!session_) return;
  app.scenes().push(std::make_unique<ChooseLesson>(
      shelf_.all(), shelf_.progress(app), place_.lesson(), shelf_.opened_by().variant,
      [this](std::size_t lesson, App& a) { continue_lesson(lesson, a); }));
}

void LessonsTrainer::open_more(App& app) {
  const bool there = session_.has_value();
  const bool asks = there && session_->phase() == Phase::Asking;
  const auto share = [this](App& a) { open_share(game().position(), frame_.view().flipped(), a); };
  std::vector<Button> choices = {
      {Icon::Hint, Text::Hint, Action::Hint, asks},
      {Icon::Restart, Text::LessonAgain, Action::Undo, there},
      {Icon::First, Text::LessonFromStart, [this](App& a) { from_start(a); },
       there && session_->step_number() > 0},
      {Icon::Copy, Text::CopyPosition, Action::CopyPosition},
      {Icon::Globe, Text::Share, share, there}};
  const auto link = [this](const std::string& page, App&) {
    const int step = session_->phase() == Phase::Over ? 0 : session_->step_number();
    return link_to_lesson(page, session_->lesson().id, step);
  };
  // Nobody else has a person's own lessons.
  if (auto choice = link_choice(LinkTo::Lesson, link, app, there); choice && shelf_.shipped())
    choices.push_back(*std::move(choice));
  TaskFrame::add_usual_choices(choices);
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
