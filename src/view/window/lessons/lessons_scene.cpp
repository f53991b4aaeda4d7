#include "view/window/lessons/lessons_scene.hpp"

#include <algorithm>
#include <utility>

#include "lessons/reader.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/lessons/choose_lesson.hpp"

namespace damas {

namespace {

using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;
using lessons::Step;

constexpr int buttons_shown = 6;
// The interval at which typing checks for more characters.
constexpr std::chrono::milliseconds soon{30};
// The height of a text in portrait, and the least size that is left for the board.
constexpr float room_for_text = 176;
constexpr float least_board = 200;
constexpr float gap = 8;
constexpr float second_line = 20;  // of a title in a narrow panel

}  // namespace

LessonsScene::LessonsScene(App& app, const destination::Lessons& to)
    : wanted_(to.lesson), frame_(no_game_.shape()) {
  load(app);
}

void LessonsScene::load(App& app) {
  delivery_ = std::make_shared<Delivery>();
  if (!app.desktop().lessons) {
    delivery_->text = "";
    return;
  }
  // The scene may be closed when the lessons arrive.
  app.desktop().lessons([to = std::weak_ptr(delivery_), wake = app.waker()](std::string_view text) {
    const auto delivery = to.lock();
    if (!delivery) return;
    delivery->text = std::string(text);
    if (wake) wake();
  });
}

void LessonsScene::take_delivery(App& app) {
  if (!delivery_ || !delivery_->text) return;
  const std::string text = *std::exchange(delivery_, nullptr)->text;
  app.redraw();
  auto read = lessons::read_lessons(text);
  auto* const all = std::get_if<std::vector<lessons::Lesson>>(&read);
  if (all == nullptr || all->empty()) return;
  all_ = std::make_shared<const std::vector<lessons::Lesson>>(std::move(*all));
  const auto wanted = std::find_if(all_->begin(), all_->end(),
                                   [this](const auto& lesson) { return lesson.id == wanted_; });
  const bool known = wanted != all_->end();
  begin(known ? static_cast<std::size_t>(wanted - all_->begin()) : first_to_do(app), app);
  if (!known) open_list(app);
}

std::size_t LessonsScene::first_to_do(App& app) const {
  const auto& done = app.store().lessons_done().done;
  const auto found = std::find_if(all_->begin(), all_->end(), [&done](const auto& lesson) {
    return !done.contains(lesson.id);
  });
  return found == all_->end() ? 0 : static_cast<std::size_t>(found - all_->begin());
}

void LessonsScene::begin(std::size_t lesson, App& app) {
  present_ = lesson;
  if (engine_) engine_->stop();
  asked_machine_ = false;
  session_.emplace((*all_)[lesson]);
  frame_.set_shape(game().shape());
  if (frame_.view().flipped()) frame_.flip();
  board_.follow(*session_, app);
  arrange();
  app.redraw();
}

void LessonsScene::layout(Size size) {
  size_ = size;
  arrange();
}

void LessonsScene::arrange() {
  CheckersParts parts;
  parts.buttons = buttons_shown;
  parts.folded = buttons_shown;
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  CheckersLayout& l = layout_;
  if (l.portrait) {
    // The text needs the room more than the board does.
    const float up = l.bottom_bar.bottom() - l.board.bottom();
    for (Rect* const part : {&l.status, &l.sentence, &l.buttons})
      part->y -= up;
    const float free = size_.h - l.buttons.bottom();
    const float shrink =
        std::clamp(room_for_text - free, 0.0F, std::max(0.0F, l.board.h - least_board));
    l.board.h -= shrink;
    for (Rect* const part : {&l.status, &l.sentence, &l.buttons})
      part->y -= shrink;
    const float top = l.buttons.bottom();
    text_ = Rect{0, top, size_.w, size_.h - top}.inset(gap);
  } else {
    if (l.folded) l.top_bar.h += second_line;
    const float top = l.top_bar.bottom() + gap / 2;
    text_ = {l.moves.x, top, l.moves.w, l.buttons.y - gap - top};
  }
  frame_.place({l.board, l.status, l.sentence});
}

void LessonsScene::update(const Input& input, Milliseconds elapsed, App& app) {
  // Texts name squares as the variant does, so the board must, too.
  const Numbering numbering = game().info().numbering;
  frame_.set_labels({is_algebraic(numbering), !is_algebraic(numbering), numbering});
  if (frame_.follow_scale(app)) arrange();
  take_delivery(app);
  handle_input(input, elapsed, app);
  if (session_) {
    if (session_->advance(elapsed)) app.redraw();
    follow_machine(app);
    board_.follow(*session_, app);
  }
  board_.animation().set_speed(app.preferences().motion_speed());
  board_.animation().advance(elapsed);
  play_cues(board_.animation(), app.sounds());
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  if (board_.animation().running()) app.wake_after(Milliseconds{0});
  if (board_.entry().typing().waiting()) app.wake_after(soon);
  if (const auto due = session_ ? session_->due() : std::nullopt) app.wake_after(*due);
}

void LessonsScene::handle_input(const Input& input, Milliseconds elapsed, App& app) {
  const bool typing = !session_ || session_->step().kind != Step::Kind::Count;
  const auto claimed = [&](const KeyPress& press) {
    return typing && board_.entry().typing().claims(press, board().shape());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  if (session_) typing ? handle_board(input, elapsed, app) : handle_digits(input, app);
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

// A person who continues to press waits neither for the animation nor for the lesson's moves.
void LessonsScene::handle_board(const Input& input, Milliseconds elapsed, App& app) {
  const Pointer& pointer = input.pointer;
  const auto cell = pointer.just_pressed() ? board().cell_at(pointer.pressed_at) : std::nullopt;
  if (cell) {
    board_.animation().finish();
    if (session_->hurry()) return board_.follow(*session_, app);
    if (squares_are_asked(*session_)) {
      if (const auto square = board().shape().square(*cell)) touch(*square, app);
      return;
    }
  }
  const EntryInput frame{input, elapsed, board(), app.preferences().keys};
  carry_out(move_is_asked(*session_) ? board_.entry().take(frame, game())
                                     : board_.entry().take_typed(frame, game()),
            app);
}

void LessonsScene::handle_digits(const Input& input, App& app) {
  for (const char c : input.text) {
    if (c >= '0' && c <= '9') choose_number(c - '0', app);
  }
}

void LessonsScene::carry_out(const Entry& entry, App& app) {
  if (const auto action = action_of(entry)) return perform(*action, app);
  if (!move_is_asked(*session_)) return;
  board_.entry().show_refusal(entry, game(), app.language(), board_.animation());
  const auto* move = std::get_if<entry::Move>(&entry);
  if (move == nullptr || !session_->play(move->play.move, move->play.path)) return;
  board_.follow(*session_, app, move->dropped);
  follow_answer(app);
}

void LessonsScene::touch(Square square, App& app) {
  if (session_->touch(square)) follow_answer(app);
}

void LessonsScene::choose_number(int number, App& app) {
  if (session_->choose(number)) follow_answer(app);
}

void LessonsScene::follow_answer(App& app) {
  app.redraw();
  app.wake_after(Milliseconds{0});
}

void LessonsScene::follow_machine(App& app) {
  if (session_->phase() != Phase::Machine) return;
  if (!engine_) engine_ = make_engine(app.engine_options());
  if (!engine_->thinking() && !std::exchange(asked_machine_, true)) {
    engine_->start(game(), request_for_level(session_->step().level, app.next_seed()));
  }
  const std::optional<Report> report = engine_->poll();
  if (!report || !report->finished || !report->best) return;
  asked_machine_ = false;
  session_->play_for_machine(*report->best);
  app.redraw();
}

std::string LessonsScene::said(const lessons::Words& words, const App& app) const {
  return words.in(code(app.language()));
}

LessonsScene::Content LessonsScene::content(const App& app) const {
  Content content;
  content.board = {board_.animation().picture(), {}, status_of(app)};
  content.title = app.tr(Text::LessonsTitle);
  if (!session_) return content;
  content.board.marks = board_.marks(*session_, app.preferences());
  content.title = said(session_->lesson().title, app);
  content.place = app.tr(Text::LessonStepOf, session_->step_number() + 1, session_->step_count());
  // Elsewhere the name of the variant is above the title.
  if (layout_.portrait) {
    content.place = name(app.language(), game().variant()) + (" · " + content.place);
  }
  content.phase = session_->phase();
  content.verdict = session_->verdict();
  if (content.phase == Phase::Over) {
    content.task = app.tr(Text::LessonOver);
  } else {
    content.task = said(session_->step().words, app);
    if (session_->said() != nullptr) content.said = said(*session_->said(), app);
  }
  return content;
}

Status LessonsScene::status_of(const App& app) const {
  using Tone = Status::Tone;
  const auto notice = [&app](Text text) { return Status{app.tr(text), Tone::Notice, {}}; };
  if (!session_) return notice(delivery_ ? Text::Loading : Text::LessonsUnreadable);
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

Status LessonsScene::status_of_question(const App& app) const {
  using Tone = Status::Tone;
  const Language language = app.language();
  if (move_is_asked(*session_)) {
    Status status = turn_status(board_.entry().input(), game(),
                                turn_sentence(language, game().side_to_move()), language);
    if (!board_.entry().complaint().empty()) {
      status = {board_.entry().complaint(), Tone::Refusal, {}};
    }
    status.typed = board_.entry().typing().text();
    return status;
  }
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
void LessonsScene::announce_changes(const Content& before, const App& app) const {
  announce_cursor(before.board.marks, shown_->board.marks, game(), app);
  if (shown_->task != before.task) app.announce(shown_->task);
  if (shown_->said != before.said && !shown_->said.empty()) app.announce(shown_->said);
}

void LessonsScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, shown_->board, theme);
  frame_.draw_status(canvas, shown_->board, theme);
  draw_title(canvas, layout_.title, name(app.language(), game().variant()), theme);
}

Rect LessonsScene::notice_room(Size window) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

std::string LessonsScene::spoken_title(const App& app) const {
  return app.tr(Text::LessonsTitle);
}

void LessonsScene::leave(App& app) {
  if (engine_) engine_->stop();
  app.sounds().hush();
}

}  // namespace damas
