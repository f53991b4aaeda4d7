#include "view/window/lessons/lessons_scene.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "view/text/names.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/lessons/lesson_status.hpp"

namespace damas {

namespace {

using Phase = lessons::Session::Phase;
using lessons::Step;

// Whether one of the numbers is longer than what was typed, and begins with it.
bool may_continue(const std::string& typed, const std::vector<int>& numbers) {
  return std::any_of(numbers.begin(), numbers.end(), [&](int number) {
    const std::string name = std::to_string(number);
    return name.size() > typed.size() && name.starts_with(typed);
  });
}

std::string list_of(const std::vector<int>& numbers) {
  std::string list;
  for (const int number : numbers)
    list += (list.empty() ? "" : ", ") + std::to_string(number);
  return list;
}

}  // namespace

LessonsTrainer::LessonsTrainer(TaskFrame& frame, App& app, const destination::Lessons& to)
    : shelf_(to, app),
      machine_([&app] { return make_engine(app.engine_options()); }),
      frame_(frame) {}

void LessonsTrainer::take_lessons(App& app) {
  if (!shelf_.take(app)) return;
  const auto named = shelf_.named();
  if (named) {
    chosen_ = true;
    begin(*named, 0, app);
    return go_on_to(shelf_.opened_by().step, app);
  }
  const std::size_t first = shelf_.first_to_do(app);
  begin(first, shelf_.place_in((*shelf_.all())[first], app), app);
  const std::string& missing = shelf_.opened_by().lesson;
  if (!missing.empty()) app.notify(app.tr(Text::LessonMissing, shortened(missing)));
  if (shelf_.all()->size() > 1) open_list(app);
}

void LessonsTrainer::go_on_to(int step, App& app) {
  for (int i = 0; i < step && session_->phase() != Phase::Over; ++i)
    session_->next();
  show_changes(app);
}

// As long as the person has neither chosen a lesson nor gone on in the first one, the list comes
// back.
std::optional<ReturnPoint> LessonsTrainer::return_point() const {
  destination::Lessons to = shelf_.opened_by();
  if (session_ && !chosen_) {
    to.lesson.clear();
    to.step = 0;
  } else if (session_) {
    const bool over = session_->phase() == Phase::Over;
    to.lesson = session_->lesson().id;
    to.step = over ? session_->step_count() : session_->step_number();
  }
  return ReturnPoint{std::move(to)};
}

void LessonsTrainer::continue_lesson(std::size_t lesson, App& app) {
  chosen_ = true;
  const int step = shelf_.place_in((*shelf_.all())[lesson], app);
  begin(lesson, step, app);
  if (step > 0) app.notify(app.tr(Text::LessonGoesOn, step + 1, session_->step_count()));
}

void LessonsTrainer::begin(std::size_t lesson, int step, App& app) {
  present_ = lesson;
  finished_ = false;
  machine_.stop();
  session_.emplace((*shelf_.all())[lesson], step);
  show_changes(app);
  frame_.set_bottom(Side::White);
  app.redraw();
}

// Shows and announces what has happened to the game since the last call.
void LessonsTrainer::show_changes(App& app, const std::optional<Spot>& dropped) {
  for (const lessons::Change& change : session_->take_changes()) {
    hint_.clear();
    Game after = session_->game();
    after.go_to(change.ply);
    if (change.kind == lessons::Change::Kind::Set) {
      why_.clear();
      squares_.hide_cursor();
      number_.clear();
      no_such_.clear();
      frame_.show(after);
    } else {
      frame_.board().show(event_of(change, after), after, app, dropped);
    }
  }
}

void LessonsTrainer::update(const Input& input, Milliseconds elapsed, App& app) {
  // Texts name squares as the variant does, so the board must, too.
  const Numbering numbering = game().info().numbering;
  frame_.follow(app, {is_algebraic(numbering), !is_algebraic(numbering), numbering});
  take_lessons(app);
  const bool digits = session_ && session_->step().kind == Step::Kind::Count;
  const auto answer = [&] {
    if (session_) digits ? handle_digits(input, app) : handle_board(input, elapsed, app);
  };
  frame_.handle_input(input, app, answer, !digits);
  if (session_) {
    follow_coach(elapsed, app);
    if (hint_.update()) app.redraw();
    if (hint_.busy()) app.wake_after(Milliseconds{0});
    // A move stands until it is known why it is wrong.
    if (!why_.searching() && session_->advance(elapsed)) app.redraw();
    follow_machine(app);
    show_changes(app);
  }
  frame_.advance(elapsed, app);
  frame_.present({frame_.board().animation().picture(), marks(app), status_of(app)}, game(), app);
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  if (const auto due = session_ ? session_->due() : std::nullopt) app.wake_after(*due);
}

// A person who continues to press waits neither for the animation nor for the lesson's moves.
void LessonsTrainer::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  if (const auto cell = frame_.pressed(input)) {
    if (session_->hurry()) return show_changes(app);
    if (squares_are_asked(*session_)) {
      if (const auto square = frame_.view().shape().square(*cell)) touch(*square, app);
      return;
    }
  }
  const bool asked = move_is_asked(*session_);
  if (const auto move = frame_.entered(input, elapsed, game(), asked, app)) play(*move, app);
}

void LessonsTrainer::handle_digits(const Input& input, App& app) {
  if (!number_is_asked(*session_)) {
    number_.clear();
    no_such_.clear();
    return;
  }
  const std::vector<int>& offered = session_->step().choices;
  const AnswerTyping::Rules rules{
      [&](const std::string& text) {
        return number_is_asked(*session_) && text.back() >= '0' && text.back() <= '9';
      },
      [&](const std::string& text) { return !may_continue(text, offered); }};
  number_.take(input, rules, [&](const std::string& typed) { give_number(typed, app); });
  if (!number_.empty()) no_such_.clear();
}

void LessonsTrainer::give_number(const std::string& typed, App& app) {
  const std::vector<int>& offered = session_->step().choices;
  const auto meant = std::find_if(offered.begin(), offered.end(),
                                  [&](int number) { return std::to_string(number) == typed; });
  if (meant != offered.end()) return choose_number(*meant, app);
  no_such_ = typed;
  app.announce(status_of(app).sentence);
  app.redraw();
}

// Gives the number that has been typed, although more digits could follow. False if there is none.
bool LessonsTrainer::enter_number(App& app) {
  return number_.enter([&](const std::string& typed) { give_number(typed, app); });
}

void LessonsTrainer::play(const entry::Move& move, App& app) {
  if (!session_->play(move.play.move, move.play.path)) return;
  show_changes(app, move.dropped);
  look_for_reason(app);
  follow_answer(app);
}

void LessonsTrainer::touch(Square square, App& app) {
  if (session_->touch(square)) follow_answer(app);
}

void LessonsTrainer::choose_number(int number, App& app) {
  number_.clear();
  no_such_.clear();
  if (session_->choose(number)) follow_answer(app);
}

void LessonsTrainer::follow_answer(App& app) {
  app.redraw();
  app.wake_after(Milliseconds{0});
}

void LessonsTrainer::look_for_reason(App& app) {
  why_.clear();
  if (session_->may_refute()) why_.look(game(), app.engine_options(), coach_endings(game(), app));
}

// Only what is certain refutes a move: what the lesson asks for may cost something.
void LessonsTrainer::follow_coach(Milliseconds elapsed, App& app) {
  const bool searched = why_.searching();
  if (why_.update(elapsed)) app.wake_after(Milliseconds{0});
  if (!searched || !why_.found()) return;
  if (!why_.certain() || !session_->refute(why_.moves(Refutation::unproved_moves))) why_.clear();
  app.redraw();
}

void LessonsTrainer::follow_machine(App& app) {
  if (session_->phase() != Phase::Machine || why_.searching()) return;
  const auto request = [&] {
    return request_for_level(session_->step().level, game().shape(), app.next_seed());
  };
  const auto move = machine_.look(game(), request);
  if (!move) return;
  session_->play_for_machine(*move);
  app.redraw();
}

std::string LessonsTrainer::said(const lessons::Words& words, const App& app) const {
  return words.in(code(app.language()));
}

Marks LessonsTrainer::marks(const App& app) const {
  if (!session_) return {};
  Marks marks = frame_.board().marks(app.preferences(), move_is_asked(*session_));
  if (move_is_asked(*session_)) hint_.mark(marks);
  squares_.mark(marks, *session_);
  return marks;
}

LessonsTrainer::Content LessonsTrainer::content(const App& app) const {
  Content content;
  content.title = app.tr(Text::LessonsTitle);
  if (!session_) return content;
  content.title = said(session_->lesson().title, app);
  content.place = app.tr(Text::LessonStepOf, session_->step_number() + 1, session_->step_count());
  // Elsewhere the name of the variant is above the title.
  if (frame_.places().portrait) {
    content.place = name(app.language(), game().variant()) + (" · " + content.place);
  }
  content.phase = session_->phase();
  content.verdict = session_->verdict();
  if (content.phase == Phase::Over) {
    content.task = app.tr(Text::LessonOver);
  } else {
    content.task = said(session_->step().words, app);
    if (session_->said() != nullptr) content.said = said(*session_->said(), app);
    if (why_.found()) content.reason = why_.sentence(app.language());
    content.hint = hint_sentence(app);
    if (hint_.active()) content.why_hint = hint_.reason(app.language());
  }
  return content;
}

std::string LessonsTrainer::hint_sentence(const App& app) const {
  if (hint_.active()) return hint_.sentence(app.language());
  const auto& narrowed = session_->hint();
  return narrowed ? sentence(app.language(), *narrowed) : std::string{};
}

Status LessonsTrainer::status_of(const App& app) const {
  if (!session_) {
    const Text text = shelf_.pending() ? Text::Loading : Text::LessonsUnreadable;
    return Status::notice(app.tr(text));
  }
  if (move_is_asked(*session_)) return frame_.status_of_move(game(), hint_sentence(app), app);
  Status status = damas::status_of(*session_, app.language());
  if (!no_such_.empty())
    status =
        Status::refusal(app.tr(Text::LessonNoChoice, list_of(session_->step().choices), no_such_));
  status.typed = number_.text();
  return status;
}

// Announces a new text, and the remark on an answer.
void LessonsTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->task != before.task) app.announce(shown_->task);
  if (shown_->said != before.said && !shown_->said.empty()) app.announce(shown_->said);
  if (shown_->reason != before.reason && !shown_->reason.empty()) app.announce(shown_->reason);
  if (shown_->hint != before.hint && !shown_->hint.empty()) app.announce(shown_->hint);
  if (shown_->why_hint != before.why_hint && !shown_->why_hint.empty())
    app.announce(shown_->why_hint);
}

void LessonsTrainer::leave(App&) {
  machine_.stop();
}

}  // namespace damas
