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
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

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
  moves_.set(controller_.session().game(), controller_.shown_ply());
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
  parts.sheet = moves_.sheet_up();
  parts.answers = question_panel_.asked();
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void CheckersScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  frame_.follow_preferences(app, session().game().info().numbering);
  if (frame_.follow_scale(app)) arrange();
  // A hidden page may never come back, so the match is saved as it stands.
  if (input.hidden && !hidden_pause_.hidden()) keep(app);
  hidden_pause_.follow(input.hidden, app.preferences().pause_hidden, controller_);
  handle_input(input, elapsed, app);
  if (moves_.slide(elapsed, app)) arrange();
  handle_events(controller_.advance(elapsed, app.preferences().motion_speed()), app);
  play_cues(controller_.animation(), app.sounds());
  if (time_warning_.due(session())) {
    app.sounds().play(SoundEffect::LowTime);
    app.notify(app.tr(Text::LowTime));
  }
  if (question_panel_.follow(question(app).has_value())) arrange();
  opening_.follow(session().game(), app);
  if (const auto before = shown_.change(describe(app), app)) {
    if (shown_->banner && !before->banner) banner_.appeared(app.now());
    announce_changes(*before, app);
  }
  ask_for_updates(app);
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void CheckersScene::handle_input(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  show_screen_keyboard(input.pointer, app);
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
void CheckersScene::show_screen_keyboard(const Pointer& pointer, const App& app) const {
  const bool touched = pointer.touch && pointer.just_pressed();
  if (!touched || !layout_.status.contains(pointer.pressed_at)) return;
  if (app.desktop().show_keyboard) app.desktop().show_keyboard();
}

void CheckersScene::handle_events(const std::vector<Event>& events, App& app) {
  if (events.empty()) return;
  status_announcer_.forget();
  const auto changes_game = [](const Event& e) {
    return is<event::MovePlayed>(e) || is<event::Undone>(e) || is<event::Redone>(e) ||
           is<event::Ended>(e);
  };
  for (const Event& event : events) {
    handle(event, app);
    if (is<event::Ended>(event)) app.sounds().play(SoundEffect::GameOver, Milliseconds{400});
    if (is<event::Undone>(event) || is<event::Redone>(event)) banner_.reopen();
  }
  if (std::any_of(events.begin(), events.end(), changes_game)) keep(app);
  moves_.set(controller_.session().game(), controller_.shown_ply());
  app.redraw();
}

void CheckersScene::handle(const Event& event, App& app) {
  app.announce(announcement(app.language(), event, session().game()));
}

// Announces the cursor's new square, the chosen piece, the status line, and what the coach says.
void CheckersScene::announce_changes(const Content& before, const App& app) {
  announce_cursor(before.board.marks, shown_->board.marks, controller_.shown_game(), app);
  if (controller_.typing().empty()) {
    announce_selection(before.board.marks, shown_->board.marks, controller_.shown_game(), app);
  }
  const Status& status = shown_status();
  const std::string news = status_announcer_.news(
      before.board.status, status, shown_->refusals != before.refusals, session().may_move());
  if (!news.empty()) app.announce(news);
  if (!news.empty() && status.tone == Status::Tone::Plain) app.call_person(news);
  if (shown_->coach != before.coach && !shown_->coach.empty()) app.announce(shown_->coach);
}

void CheckersScene::ask_for_updates(App& app) const {
  if (const auto next = controller_.next_update()) app.wake_after(*next);
  const Session& session = controller_.session();
  const Side side = session.game().side_to_move();
  const auto left = session.match().clock().remaining(side);
  if (left && !session.over() && !session.paused()) app.wake_after(until_clock_changes(*left));
}

CheckersScene::Content CheckersScene::describe(const App& app) {
  Content s;
  const Session& session = controller_.session();
  s.board = {controller_.animation().picture(), controller_.marks(app.preferences()), status(app)};
  s.board.status.answers = question_panel_.width_in_status();
  s.refusals = controller_.refusals();
  const Side below = board().flipped() ? Side::Black : Side::White;
  s.bottom = bar_of(below, app);
  s.top = bar_of(opponent(below), app);
  s.counters = counters(app);
  s.title = name(app.language(), session.game().variant());
  s.opening = opening_.text(app.language());
  if (const auto card = coach_card(app)) {
    s.coach = card->text;
    s.asked = !card->buttons.empty();
  }
  s.banner = session.over() && !banner_.closed() && controller_.at_present() &&
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
    bar.short_of_time = *left < TimeWarning::low_time;
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

void CheckersScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  std::optional<int> clicked;
  if (!layout_.compact()) title_panel(ui, app);
  if (!layout_.portrait) clicked = moves_.beside_board(ui, app, layout_, shown_->opening);
  grid_panel(ui, app, layout_, described(shown_buttons()), performer());
  if (layout_.portrait) {
    clicked = moves_.sheet(ui, app, layout_, shown_->title, shown_->counters, shown_->opening);
  }
  question_panel_.panel(ui, app, question(app), layout_, shown_status(), shown_->title);
  if (session().paused()) pause_panel(ui, app);
  if (shown_->banner) banner_panel(ui, app);
  const auto card = coach_card(app);
  if (card) coach_card_.panel(ui, app, room_beside_board(), *card);
  if (!clicked) return;
  look_at(*clicked);
  app.redraw();
}

void CheckersScene::title_panel(Ui& ui, App& app) {
  const Header header{"header", layout_.header, shown_->title, described(header_buttons())};
  if (frame_.make_header(ui, app, header, performer())) arrange();
}

std::vector<Button> CheckersScene::described(std::span<const GameButton> all) {
  std::vector<Button> buttons;
  buttons.reserve(all.size());
  for (const GameButton each : all)
    buttons.push_back(button(each));
  return buttons;
}

PerformAction CheckersScene::performer() {
  return [this](Action action, App& app) { perform(action, app); };
}

// A folded panel has the buttons of portrait, and fills its last row with other ones as far as
// there is room.
std::vector<GameButton> CheckersScene::shown_buttons() const {
  const std::span<const GameButton> first = buttons(layout_.compact());
  std::vector<GameButton> shown(first.begin(), first.end());
  if (!layout_.folded) return shown;
  const int rows = button_rows(layout_.buttons.w, static_cast<int>(shown.size()));
  for (const GameButton button : buttons(false)) {
    if (static_cast<int>(shown.size()) % rows == 0) break;
    if (std::find(shown.begin(), shown.end(), button) != shown.end()) continue;
    shown.insert(shown.end() - 1, button);
  }
  return shown;
}

void CheckersScene::pause_panel(Ui& ui, App& app) {
  const Panel panel("pause", card_on(board().frame(), {224, control_height + 32}),
                    Panel::Kind::Floating);
  ui.ground();
  if (ui.button(app.tr(Text::Resume), Emphasis::Primary)) perform(Action::Pause, app);
}

void CheckersScene::banner_panel(Ui& ui, App& app) {
  const bool on_top = &app.scenes().top() == this && !app.scenes().pending();
  const EndBanner::Content content{*session().match().outcome(), session().only_person(),
                                   end_sentence(app), sequels(app)};
  banner_.panel(ui, app, board().frame(), content, on_top, performer());
}

std::string CheckersScene::end_sentence(const App& app) const {
  return sentence(app.language(), *session().match().outcome(), session().game());
}

// Above the coach's card, whose answers must stay visible.
Rect CheckersScene::notice_room(Size) const {
  Rect room = room_beside_board();
  if (!shown_->coach.empty()) room.h = std::max(0.0F, coach_card_.place().y - room.y);
  return room;
}

// Beside or below the board, which must stay visible.
Rect CheckersScene::room_beside_board() const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.counters.bottom() - l.moves.y};
  return {0, l.status.bottom(), size_.w, size_.h - l.status.bottom()};
}

std::optional<CoachCard::Content> CheckersScene::coach_card(const App& app) {
  const HintSteps& hint = controller_.hint();
  const CoachSearch& reason = controller_.reason();
  const auto close = [this](App&) { controller_.cancel(); };
  if (const std::string why = hint.reason(app.language()); !why.empty())
    return CoachCard::Content{hint.sentence(app.language()), why, close};
  if (!reason.active()) return std::nullopt;
  return CoachCard::Content{app.tr(Text::LastMoveIs, reason.words_of_move()),
                            reason.sentence(app.language()),
                            [this](App&) { controller_.drop_reason(); }};
}

void CheckersScene::leave(App& app) {
  app.sounds().cancel();
  keep(app);
}

}  // namespace damas
