#include "view/window/lessons/lessons_scene.hpp"

#include <algorithm>
#include <utility>

#include "lessons/reader.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/lessons/choose_lesson.hpp"

namespace damas {

namespace {

using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;
using lessons::Step;

}  // namespace

LessonsTrainer::LessonsTrainer(TaskFrame& frame, App& app, const destination::Lessons& to)
    : wanted_(to.lesson),
      first_step_(to.step),
      text_of_own_(to.text),
      shipped_(to.text.empty()),
      frame_(frame) {
  const Delivery::Fetch own = [&to](const Delivery::Use& use) { use(to.text); };
  delivery_.request(shipped_ ? app.desktop().lessons : own, app.waker());
}

void LessonsTrainer::take_delivery(App& app) {
  const std::optional<std::string> text = delivery_.take();
  if (!text) return;
  app.redraw();
  auto read = lessons::read_lessons(*text);
  auto* const all = std::get_if<std::vector<lessons::Lesson>>(&read);
  if (all == nullptr || all->empty()) return;
  all_ = std::make_shared<const std::vector<lessons::Lesson>>(std::move(*all));
  const auto wanted = std::find_if(all_->begin(), all_->end(),
                                   [this](const auto& lesson) { return lesson.id == wanted_; });
  const bool known = wanted != all_->end();
  begin(known ? static_cast<std::size_t>(wanted - all_->begin()) : first_to_do(app), app);
  if (!known && all_->size() > 1) open_list(app);
  if (known) go_on_to(first_step_, app);
}

void LessonsTrainer::go_on_to(int step, App& app) {
  for (int i = 0; i < step && session_->phase() != Phase::Over; ++i)
    session_->next();
  show_changes(app);
}

std::optional<ReturnPoint> LessonsTrainer::return_point() const {
  destination::Lessons to{wanted_, text_of_own_, first_step_};
  if (session_) {
    const bool over = session_->phase() == Phase::Over;
    to.lesson = session_->lesson().id;
    to.step = over ? session_->step_count() : session_->step_number();
  }
  return ReturnPoint{std::move(to)};
}

lessons::Progress LessonsTrainer::progress(App& app) const {
  return shipped_ ? app.store().lessons().read() : lessons::Progress{};
}

std::size_t LessonsTrainer::first_to_do(App& app) const {
  const auto done = progress(app).done;
  const auto found = std::find_if(all_->begin(), all_->end(), [&done](const auto& lesson) {
    return !done.contains(lesson.id);
  });
  return found == all_->end() ? 0 : static_cast<std::size_t>(found - all_->begin());
}

void LessonsTrainer::begin(std::size_t lesson, App& app) {
  present_ = lesson;
  if (engine_) engine_->stop();
  asked_machine_ = false;
  session_.emplace((*all_)[lesson]);
  show_changes(app);
  frame_.set_bottom(Side::White);
  app.redraw();
}

// Shows and announces what has happened to the game since the last call.
void LessonsTrainer::show_changes(App& app, const std::optional<Spot>& dropped) {
  for (const lessons::Change& change : session_->take_changes()) {
    Game after = session_->game();
    after.go_to(change.ply);
    if (change.kind == lessons::Change::Kind::Set) {
      why_.clear();
      squares_.hide_cursor();
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
  take_delivery(app);
  const bool digits = session_ && session_->step().kind == Step::Kind::Count;
  const auto answer = [&] {
    if (session_) digits ? handle_digits(input, app) : handle_board(input, elapsed, app);
  };
  frame_.handle_input(input, app, answer, !digits);
  if (session_) {
    follow_coach(elapsed, app);
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
  for (const char c : input.text) {
    if (c >= '0' && c <= '9') choose_number(c - '0', app);
  }
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
  if (!engine_) engine_ = make_engine(app.engine_options());
  if (!engine_->thinking() && !std::exchange(asked_machine_, true)) {
    engine_->start(game(),
                   request_for_level(session_->step().level, game().shape(), app.next_seed()));
  }
  const std::optional<Report> report = engine_->poll();
  if (!report || !report->finished || !report->best) return;
  asked_machine_ = false;
  session_->play_for_machine(*report->best);
  app.redraw();
}

std::string LessonsTrainer::said(const lessons::Words& words, const App& app) const {
  return words.in(code(app.language()));
}

Marks LessonsTrainer::marks(const App& app) const {
  if (!session_) return {};
  Marks marks = frame_.board().marks(app.preferences(), move_is_asked(*session_));
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
  }
  return content;
}

Status LessonsTrainer::status_of(const App& app) const {
  using Tone = Status::Tone;
  const auto notice = [&app](Text text) { return TaskFrame::notice(app.tr(text)); };
  if (!session_) return notice(delivery_.pending() ? Text::Loading : Text::LessonsUnreadable);
  const Verdict verdict = session_->verdict();
  switch (session_->phase()) {
    case Phase::Moving:
      if (verdict == Verdict::Wrong) return {app.tr(Text::LessonWrong), Tone::Refusal, {}};
      return notice(verdict == Verdict::Right ? Text::LessonRight : Text::LessonWatch);
    case Phase::Refuting:
      return {app.tr(Text::LessonWrong), Tone::Refusal, {}};
    case Phase::Machine:
      return notice(Text::Thinking);
    case Phase::Done:
      return notice(verdict == Verdict::Right ? Text::LessonRight : Text::LessonGoOnHint);
    case Phase::Over:
      return notice(Text::LessonOver);
    case Phase::Asking:
      break;
  }
  return status_of_question(app);
}

Status LessonsTrainer::status_of_question(const App& app) const {
  using Tone = Status::Tone;
  if (move_is_asked(*session_)) return frame_.status_of_move(game(), "", app);
  if (session_->verdict() == Verdict::Wrong) {
    return {app.tr(Text::LessonWrong), Tone::Refusal, {}};
  }
  if (session_->step().kind == Step::Kind::Count) {
    return {app.tr(Text::LessonChooseNumber), Tone::Notice, {}};
  }
  const int left = (session_->step().right.front().squares - session_->found()).size();
  return {app.tr(Text::LessonSquaresLeft, left), Tone::Notice, {}};
}

// Announces a new text, and the remark on an answer.
void LessonsTrainer::announce_changes(const Content& before, const App& app) const {
  if (shown_->task != before.task) app.announce(shown_->task);
  if (shown_->said != before.said && !shown_->said.empty()) app.announce(shown_->said);
  if (shown_->reason != before.reason && !shown_->reason.empty()) app.announce(shown_->reason);
}

void LessonsTrainer::leave(App&) {
  if (engine_) engine_->stop();
}

}  // namespace damas
