#include "view/window/checkers/checkers_scene.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "platform/canvas.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
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
    : controller_(std::move(session)),
      frame_(controller_.session().game().shape(),
             controller_.session().only_person() == Side::Black) {
  Game start = controller_.session().game();
  start.go_to(0);
  first_pieces_ = {start.pieces(Side::White).size(), start.pieces(Side::Black).size()};
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
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void CheckersScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  frame_.follow_preferences(app, session().game().info().numbering);
  if (frame_.follow_scale(app)) arrange();
  mind_visibility(input.hidden, app);
  obey(input, elapsed, app);
  if (sheet_.slide(elapsed, app)) arrange();
  take_in(controller_.advance(elapsed, app.preferences().motion_speed()), app);
  play_cues(controller_.animation(), app.sounds());
  warn_of_time(app);
  make_room_for_answers(app);
  if (const auto before = shown_.change(describe(app), app)) {
    if (shown_->banner && !before->banner) banner_since_ = app.now();
    say(*before, app);
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
  const BoardShape& shape = board().shape();
  const bool typing = controller_.takes_typing();
  const auto claimed = [&](const KeyPress& press) {
    return typing && controller_.typing().claims(press, shape);
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  const auto late =
      controller_.play({input, elapsed, board(), app.preferences().keys}, app.language());
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
void CheckersScene::say(const Content& before, const App& app) {
  announce_cursor(before.board.marks, shown_->board.marks, controller_.shown_game(), app);
  const Status& status = shown_status();
  const bool same = status.sentence == before.board.status.sentence;
  if (same && shown_->refusals == before.refusals) return;
  if (status.tone != Status::Tone::Plain) return app.announce(status.sentence);
  // The same sentence comes back when a refusal disappears, and is not announced again.
  if (!controller_.session().may_move() || status.sentence == told_) return;
  told_ = status.sentence;
  app.announce(told_);
}

void CheckersScene::ask_for_updates(App& app) const {
  if (const auto next = controller_.next_update()) app.wake_after(*next);
  const Session& session = controller_.session();
  const Side side = session.game().side_to_move();
  const auto left = session.match().clock().remaining(side);
  if (left && !session.over() && !session.paused()) app.wake_after(until_clock_changes(*left));
}

CheckersScene::Content CheckersScene::describe(const App& app) const {
  Content s;
  const Session& session = controller_.session();
  s.board = {controller_.animation().picture(), controller_.marks(app.preferences()), status(app)};
  s.board.status.answers = answers_;
  s.refusals = controller_.refusals();
  const Side below = board().flipped() ? Side::Black : Side::White;
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
  frame_.draw_board(canvas, shown_->board, theme);
  damas::draw(canvas, shown_->top, layout_.top_bar, theme);
  damas::draw(canvas, shown_->bottom, layout_.bottom_bar, theme);
  frame_.draw_status(canvas, shown_->board, theme);
  if (layout_.portrait) return;
  draw_title(canvas, layout_.title, shown_->title, theme);
  draw_counters(canvas, shown_->counters, layout_.counters, theme);
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
