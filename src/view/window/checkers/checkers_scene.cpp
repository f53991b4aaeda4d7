#include "view/window/checkers/checkers_scene.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "platform/canvas.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/announcements.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

constexpr Milliseconds low_time{20'000};

template <class E>
bool is(const Event& event) {
  return std::holds_alternative<E>(event);
}

}  // namespace

CheckersScene::CheckersScene(std::unique_ptr<Session> session)
    : controller_(std::move(session)), view_(controller_.session().game().shape()) {
  Game start = controller_.session().game();
  start.go_to(0);
  first_pieces_ = {start.pieces(Side::White).size(), start.pieces(Side::Black).size()};
  flipped_ = controller_.session().only_person() == Side::Black;
  table_.set(controller_.session().game(), controller_.shown_ply());
}

CheckersScene::~CheckersScene() = default;

void CheckersScene::layout(Size size) {
  size_ = size;
  arrange();
}

void CheckersScene::arrange() {
  CheckersParts parts;
  parts.buttons = static_cast<int>(buttons(false).size());
  parts.folded = static_cast<int>(buttons(true).size());
  parts.sheet = sheet_.up();
  parts.answers = asked_;
  parts.title_row = title_row_;
  layout_ = arrange_checkers(size_, parts);
  view_.set_flipped(flipped_);
  view_.layout(layout_.board, scale_);
}

void CheckersScene::apply(const Preferences& preferences) {
  const Numbering numbering = controller_.session().game().info().numbering;
  const BoardLabels labels = board_labels(preferences, numbering);
  if (!(labels == view_.labels())) view_.set_labels(labels);
}

void CheckersScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  apply(app.preferences());
  if (std::exchange(scale_, app.scale()) != app.scale()) arrange();
  mind_visibility(input.hidden, app);
  obey(input, elapsed, app);
  slide_sheet(elapsed, app);
  take_in(controller_.advance(elapsed, app.preferences().motion_speed()), app);
  play_cues(controller_.animation(), app.sounds());
  warn_of_time(app);
  make_room_for_answers(app);
  Shown now = describe(app);
  if (now.banner && !shown_.banner) banner_since_ = app.now();
  if (!(now == shown_)) {
    say(now, app);
    shown_ = std::move(now);
    app.redraw();
  }
  ask_for_updates(app);
}

// Stops the clock while the window is hidden, and saves, because a hidden page may never come back.
void CheckersScene::mind_visibility(bool hidden, App& app) {
  if (hidden == hidden_) return;
  hidden_ = hidden;
  if (hidden) keep(app);
  const Session& session = controller_.session();
  const bool clock = session.match().clock().control().initial.has_value();
  const bool wanted = app.preferences().pause_hidden && session.persons() == 1 && clock;
  const bool stop = hidden && wanted && !session.over() && !session.paused();
  const bool go_on = !hidden && std::exchange(stopped_, false) && session.paused();
  if (stop || go_on) controller_.toggle_pause();
  if (stop) stopped_ = true;
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void CheckersScene::obey(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  call_keyboard(input.pointer, app);
  const BoardShape& shape = view_.shape();
  const bool typing = controller_.takes_typing();
  const auto claimed = [&](const KeyPress& press) {
    return typing && controller_.typing().claims(press, shape);
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  const auto late = controller_.play(input, elapsed, view_, app.preferences(), app.language());
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
  if (late && !app.scenes().pending()) perform(*late, app);
}

// Shows the on-screen keyboard when the status line, where typed moves appear, is touched.
void CheckersScene::call_keyboard(const Pointer& pointer, const App& app) const {
  const bool touched = pointer.touch && pointer.just_pressed();
  if (!touched || !layout_.status.contains(pointer.pressed_at)) return;
  if (app.desktop().show_keyboard) app.desktop().show_keyboard();
}

void CheckersScene::slide_sheet(std::chrono::milliseconds elapsed, App& app) {
  const bool still = app.preferences().motion_speed() == MotionSpeed::Off;
  if (!sheet_.slide(elapsed, still)) return;
  arrange();
  app.redraw();
  app.wake_after(Milliseconds{0});
}

void CheckersScene::make_room_for_answers(const App& app) {
  const bool asked = question(app).has_value();
  if (std::exchange(asked_, asked) != asked) arrange();
}

void CheckersScene::take_in(const std::vector<Event>& events, App& app) {
  if (events.empty()) return;
  told_.clear();
  const auto changes_game = [](const Event& e) {
    return is<event::MovePlayed>(e) || is<event::Undone>(e) || is<event::Redone>(e) ||
           is<event::Ended>(e);
  };
  for (const Event& event : events) {
    hear(event, app);
    if (is<event::Ended>(event)) app.sounds().play(SoundEffect::GameOver, Milliseconds{400});
    if (is<event::Undone>(event) || is<event::Redone>(event)) banner_closed_ = false;
  }
  if (std::any_of(events.begin(), events.end(), changes_game)) keep(app);
  table_.set(controller_.session().game(), controller_.shown_ply());
  app.redraw();
}

void CheckersScene::hear(const Event& event, App& app) {
  app.announce(announcement(app.language(), event, session().game()));
}

// Warns once per side, and only if the clocks start well above the limit.
void CheckersScene::warn_of_time(App& app) {
  const Session& session = controller_.session();
  const Clock& clock = session.match().clock();
  if (!session.may_move() || clock.control().initial.value_or(Milliseconds{0}) < 3 * low_time)
    return;
  const Side side = session.game().side_to_move();
  bool& warned = warned_[static_cast<std::size_t>(index(side))];
  if (*clock.remaining(side) > low_time || std::exchange(warned, true)) return;
  app.sounds().play(SoundEffect::LowTime);
  app.notify(app.tr(Text::LowTime));
}

// Announces the cursor's new square, and the status line whenever it has something new for the
// person to move.
void CheckersScene::say(const Shown& now, const App& app) {
  const std::optional<Cell> cursor = now.marks.cursor;
  if (cursor && cursor != shown_.marks.cursor) {
    app.announce(announcement(app.language(), *cursor, controller_.shown_game()));
  }
  const bool same = now.status.sentence == shown_.status.sentence;
  if (same && now.refusals == shown_.refusals) return;
  if (now.status.tone != Status::Tone::Plain) return app.announce(now.status.sentence);
  // The same sentence comes back when a refusal disappears, and is not announced again.
  if (!controller_.session().may_move() || now.status.sentence == told_) return;
  told_ = now.status.sentence;
  app.announce(told_);
}

void CheckersScene::ask_for_updates(App& app) const {
  if (const auto next = controller_.next_update()) app.wake_after(*next);
  const Session& session = controller_.session();
  const Side side = session.game().side_to_move();
  const auto left = session.match().clock().remaining(side);
  if (left && !session.over() && !session.paused()) app.wake_after(until_clock_changes(*left));
}

CheckersScene::Shown CheckersScene::describe(const App& app) const {
  Shown s;
  const Session& session = controller_.session();
  s.picture = controller_.animation().picture();
  s.marks = controller_.marks(app.preferences());
  s.status = status(app);
  s.status.answers = answers_;
  s.refusals = controller_.refusals();
  const Side below = flipped_ ? Side::Black : Side::White;
  s.bottom = bar_of(below, app);
  s.top = bar_of(opponent(below), app);
  s.counters = counters(app);
  s.title = name(app.language(), session.game().variant());
  s.banner = session.over() && !banner_closed_ && controller_.at_present() &&
             !controller_.animation().running();
  return s;
}

PlayerBar CheckersScene::bar_of(Side side, const App& app) const {
  const Session& session = controller_.session();
  PlayerBar bar;
  bar.side = side;
  name_player(bar, app);
  bar.captured = first_pieces_[static_cast<std::size_t>(index(opponent(side)))] -
                 controller_.shown_game().pieces(opponent(side)).size();
  if (const auto left = session.match().clock().remaining(side)) {
    bar.clock = clock_text(*left);
    bar.short_of_time = *left < low_time;
  }
  bar.to_move = !session.over() && session.game().side_to_move() == side;
  return bar;
}

std::vector<std::string> CheckersScene::counters(const App& app) const {
  std::vector<std::string> lines;
  if (controller_.session().over()) return lines;
  for (const DrawCounter& counter : controller_.session().game().draw_counters()) {
    lines.push_back(sentence(app.language(), counter));
  }
  return lines;
}

void CheckersScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  view_.draw(canvas, shown_.picture, shown_.marks, theme);
  damas::draw(canvas, shown_.top, layout_.top_bar, theme);
  damas::draw(canvas, shown_.bottom, layout_.bottom_bar, theme);
  canvas.rect(layout_.status, gui_palette(theme).control);
  damas::draw(canvas, shown_.status, layout_.sentence, theme);
  if (layout_.portrait) return;
  TextStyle style;
  style.color = theme.text;
  style.weight = FontWeight::SemiBold;
  if (!layout_.title.empty()) canvas.text_in(layout_.title, shown_.title, style);
  draw_counters(canvas, shown_.counters, layout_.counters, theme);
}

// Beside or below the board, which must stay visible.
Rect CheckersScene::notice_room(Size window) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.counters.bottom() - l.moves.y};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

void CheckersScene::leave(App& app) {
  app.sounds().hush();
  keep(app);
}

}  // namespace damas
