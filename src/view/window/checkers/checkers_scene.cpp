#include "view/window/checkers/checkers_scene.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/checkers/match_buttons.hpp"
#include "view/window/checkers/pause_panel.hpp"
#include "view/window/checkers/session_status.hpp"
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

CheckersScene::CheckersScene(std::unique_ptr<Session> session, const MakeMatchKind& make)
    : controller_(std::move(session)),
      screen_(controller_.session().game().shape(),
              controller_.session().only_person() == Side::Black),
      record_(controller_, [this](const App& app) { return kind_->record(app); }),
      bars_(controller_.session().game()),
      kind_(make({*this, screen_, controller_, record_})) {
  moves_.set(controller_.session().game(), controller_.shown_ply());
}

CheckersScene::~CheckersScene() = default;

void CheckersScene::layout(Size size) {
  screen_.resize(size);
  arrange();
}

void CheckersScene::arrange() {
  CheckersParts parts;
  parts.buttons = static_cast<int>(buttons(false).size());
  parts.folded = static_cast<int>(buttons(true).size());
  parts.sheet = moves_.sheet_up();
  parts.answers = question_panel_.asked();
  screen_.arrange(parts);
}

void CheckersScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  const auto going_on = kind_->begin_update(elapsed, app);
  if (!going_on) return;
  update_screen(input, *going_on, app);
  kind_->end_update(elapsed, app);
  update_pondering(app);
}

void CheckersScene::update_screen(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  if (screen_.follow(app, session().game().info().numbering)) arrange();
  // A hidden page may never come back, so the match is saved as it stands.
  if (input.hidden && !hidden_pause_.hidden()) kind_->save(app);
  hidden_pause_.follow(input.hidden, app.preferences().pause_hidden, controller_);
  handle_input(input, elapsed, app);
  if (moves_.slide(elapsed, app)) arrange();
  handle_events(controller_.advance(elapsed, app.preferences().motion_speed()), app);
  play_cues(controller_.animation(), app.sounds());
  if (time_warning_.due(session())) {
    app.sounds().play(SoundEffect::LowTime);
    app.notify(app.tr(Text::LowTime));
  }
  const MatchWords words = kind_->words(app);
  if (question_panel_.follow(words.question.has_value())) arrange();
  record_.follow(app);
  if (const auto before = shown_.change(describe(words, app), app)) {
    if (shown_->banner && !before->banner) banner_.appeared(app.now());
    announcer_.announce(*before, *shown_, controller_, app);
  }
  for (const auto& next : {controller_.next_update(), PlayerBars::next_change(session())}) {
    if (next) app.wake_after(*next);
  }
}

// Board gestures come first; keys that typing does not claim may be shortcuts.
void CheckersScene::handle_input(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  if (screen_.touches_status(input.pointer) && app.desktop().show_keyboard)
    app.desktop().show_keyboard();
  const bool typing = controller_.takes_typing();
  const auto claimed = [&](const KeyPress& press) {
    return typing && controller_.typing().claims(press, board());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  const auto late =
      controller_.play({input, elapsed, board(), app.preferences().keys}, app.language());
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
  if (late && !app.scenes().pending()) perform(*late, app);
}

void CheckersScene::handle_events(const std::vector<Event>& events, App& app) {
  if (events.empty()) return;
  announcer_.forget();
  const auto changes_game = [](const Event& e) {
    return is<event::MovePlayed>(e) || is<event::Undone>(e) || is<event::Redone>(e) ||
           is<event::Ended>(e);
  };
  for (const Event& event : events) {
    app.announce(announcement(app.language(), event, session().game()));
    kind_->handle(event, app);
    if (is<event::Ended>(event)) app.sounds().play(SoundEffect::GameOver, Milliseconds{400});
    if (is<event::Undone>(event) || is<event::Redone>(event)) banner_.reopen();
  }
  if (std::any_of(events.begin(), events.end(), changes_game)) kind_->save(app);
  moves_.set(controller_.session().game(), controller_.shown_ply());
  app.redraw();
}

// The computer does not think on the person's time while another scene covers this one, because
// then updates may stop, or while a hint is searched for.
void CheckersScene::update_pondering(App& app) {
  const bool wanted = app.preferences().ponders && !app.desktop().in_browser;
  const bool searching = controller_.hint().searching() || controller_.reason().searching();
  controller_.set_pondering(wanted && app.scenes().in_front(*this) && !searching);
}

MatchContent CheckersScene::describe(const MatchWords& words, const App& app) {
  MatchContent s;
  const Session& session = controller_.session();
  s.board = {controller_.animation().picture(), controller_.marks(app.preferences()), words.status};
  s.board.status.answers = question_panel_.width_in_status();
  s.refusals = controller_.refusals();
  const Side below = board().flipped() ? Side::Black : Side::White;
  s.bottom = bar_of(below, app);
  s.top = bar_of(opponent(below), app);
  s.counters = counters_of(session, app.language());
  s.title = name(app.language(), session.game().variant());
  s.opening = record_.opening(app.language());
  if (const auto card = coach_card(words, app)) {
    s.coach = card->text;
    s.asked = !card->buttons.empty();
  }
  s.banner = session.over() && !banner_.closed() && controller_.at_present() &&
             !controller_.animation().running();
  return s;
}

PlayerBar CheckersScene::bar_of(Side side, const App& app) const {
  PlayerBar bar = bars_.bar(side, controller_);
  kind_->name_player(bar, app);
  return bar;
}

void CheckersScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  screen_.frame().draw_board(canvas, shown_->board, theme);
  damas::draw(canvas, shown_->top, places().top_bar, theme);
  damas::draw(canvas, shown_->bottom, places().bottom_bar, theme);
  screen_.frame().draw_status(canvas, shown_->board, theme);
  if (places().portrait) return;
  draw_title(canvas, places().title, shown_->title, theme);
  draw_counters(canvas, shown_->counters, places().counters, theme);
}

void CheckersScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const std::string& title = shown_->title;
  if (!places().compact() &&
      screen_.header(ui, app, title, described(kind_->buttons().header), performer()))
    arrange();
  std::optional<int> clicked;
  if (!places().portrait) clicked = moves_.beside_board(ui, app, places(), shown_->opening);
  grid_panel(ui, app, places(), grid_buttons(), performer());
  if (places().portrait)
    clicked = moves_.sheet(ui, app, places(), title, shown_->counters, shown_->opening);
  question_panel_.panel(ui, app, kind_->words(app).question, places(), shown_status(), title);
  if (session().paused() && pause_panel(ui, app, board().frame())) perform(Action::Pause, app);
  // Whatever has been pressed above may have changed the match.
  const MatchWords words = kind_->words(app);
  if (shown_->banner && session().over()) banner_panel(ui, app, words);
  const auto card = coach_card(words, app);
  if (card) coach_card_.panel(ui, app, room_beside_board(), *card);
  if (clicked) {
    look_at(*clicked);
    app.redraw();
  }
  update_pondering(app);
}

std::span<const GameButton> CheckersScene::buttons(bool portrait) const {
  const MatchButtons all = kind_->buttons();
  return portrait ? all.below_board : all.beside_board;
}

std::vector<Button> CheckersScene::rows(std::vector<MatchChoice> choices) {
  std::vector<Button> rows;
  rows.reserve(choices.size());
  for (MatchChoice& choice : choices) {
    if (const auto* which = std::get_if<GameButton>(&choice)) {
      rows.push_back(button(*which));
      rows.back().on = false;
    } else {
      rows.push_back(std::get<Button>(std::move(choice)));
    }
  }
  return rows;
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

// A folded panel has the buttons of portrait, and others as far as there is room.
std::vector<Button> CheckersScene::grid_buttons() {
  const std::span<const GameButton> first = buttons(places().compact());
  if (!places().folded) return described(first);
  const int rows = button_rows(places().buttons.w, static_cast<int>(first.size()));
  return described(fill_rows(first, buttons(false), rows));
}

void CheckersScene::banner_panel(Ui& ui, App& app, const MatchWords& words) {
  const EndBanner::Content content{*session().match().outcome(), session().only_person(),
                                   end_sentence(words, app), rows(kind_->sequels(app))};
  banner_.panel(ui, app, board().frame(), content, app.scenes().in_front(*this), performer());
}

std::string CheckersScene::end_sentence(const App& app) const {
  return end_sentence(kind_->words(app), app);
}

std::string CheckersScene::end_sentence(const MatchWords& words, const App& app) const {
  std::string end = sentence(app.language(), *session().match().outcome(), session().game());
  return words.end_remark.empty() ? end : end + " " + words.end_remark;
}

// Above the coach's card, whose answers must stay visible.
Rect CheckersScene::notice_room(Size) const {
  Rect room = room_beside_board();
  if (!shown_->coach.empty()) room.h = std::max(0.0F, coach_card_.place().y - room.y);
  return room;
}

// The part of the screen that a panel may cover, because the board must stay visible.
Rect CheckersScene::room_beside_board() const {
  return screen_.beside_board(places().counters.bottom());
}

std::optional<CoachCard::Content> CheckersScene::coach_card(const MatchWords& words,
                                                            const App& app) {
  if (words.warning) return words.warning;
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
  kind_->save(app);
  kind_->leave(app);
}

std::optional<ReturnPoint> CheckersScene::return_point(const App&) const {
  return kind_->return_point();
}

}  // namespace damas
