#include "view/window/review/mistakes_scene.hpp"

#include <utility>

#include "coach/mistake.hpp"
#include "core/notation.hpp"
#include "platform/canvas.hpp"
#include "view/text/coach_sentences.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr int buttons_in_grid = 5;
constexpr float row_height = 44;
// The interval at which typing checks for more characters.
constexpr std::chrono::milliseconds soon{30};

}  // namespace

MistakesScene::MistakesScene(std::vector<Lesson> lessons, bool flipped)
    : lessons_(std::move(lessons)), frame_(lessons_.game().shape(), flipped) {
  stand();
}

void MistakesScene::stand() {
  line_.stop();
  animation_.reset(lessons_.game());
  entry_.reset(lessons_.game());
}

void MistakesScene::layout(Size size) {
  size_ = size;
  arrange();
}

void MistakesScene::arrange() {
  CheckersParts parts;
  parts.buttons = buttons_in_grid;
  parts.folded = buttons_in_grid;
  parts.title_row = frame_.title_row();
  layout_ = arrange_checkers(size_, parts);
  frame_.place({layout_.board, layout_.status, layout_.sentence});
}

void MistakesScene::update(const Input& input, Milliseconds elapsed, App& app) {
  frame_.follow_preferences(app, lessons_.game().info().numbering);
  if (frame_.follow_scale(app)) arrange();
  handle_input(input, elapsed, app);
  if (lessons_.update() && lessons_.phase() == Phase::Wrong) {
    coach::Line line = coach::line_of(lessons_.reasons().claims());
    if (!line.empty()) line.erase(line.begin());
    animation_.finish();
    line_.start(lessons_.game(), line);
  }
  hint_.update();
  why_.update();
  animation_.set_speed(app.preferences().motion_speed());
  animation_.advance(elapsed);
  line_.advance(elapsed, animation_);
  play_cues(animation_, app.sounds());
  if (const auto before = shown_.change(content(app), app)) announce_changes(*before, app);
  const bool moving = animation_.running() || line_.running();
  if (moving || lessons_.busy() || hint_.busy() || why_.busy()) app.wake_after(Milliseconds{0});
  if (entry_.typing().waiting()) app.wake_after(soon);
}

void MistakesScene::handle_input(const Input& input, Milliseconds elapsed, App& app) {
  const auto claimed = [this](const KeyPress& press) {
    return entry_.typing().claims(press, board().shape());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  const Pointer& pointer = input.pointer;
  const bool pressed = pointer.just_pressed() && board().cell_at(pointer.pressed_at);
  if (pressed) animation_.finish();
  if (pressed && lessons_.phase() == Phase::Wrong) {
    go_on(app);
  } else {
    const EntryInput frame{input, elapsed, board(), app.preferences().keys};
    const Game& game = lessons_.game();
    carry_out(solving() ? entry_.take(frame, game) : entry_.take_typed(frame, game), app);
  }
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void MistakesScene::carry_out(const Entry& entry, App& app) {
  if (const auto action = action_of(entry)) return perform(*action, app);
  if (!solving()) return;
  entry_.show_refusal(entry, lessons_.game(), app.language(), animation_);
  const auto* move = std::get_if<entry::Move>(&entry);
  if (move == nullptr || !lessons_.try_move(move->play.move, app.engine_options())) return;
  hint_.clear();
  why_.clear();
  animation_.go_to(lessons_.game());
  entry_.reset(lessons_.game());
  app.wake_after(Milliseconds{0});
}

void MistakesScene::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return entry_.move_cursor(to->right, to->up, board());
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::Hint:
      return hint(app);
    case Action::Explain:
      return why(app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{lessons_.game().variant(), lessons_.game().draw_table(),
                                        HelpPage::Keys});
    case Action::Back:
      if (!entry_.cancel()) go_out(app);
      return;
    default:
      return;
  }
}

void MistakesScene::select(App& app) {
  if (lessons_.phase() == Phase::Judging) return;
  if (!solving()) return go_on(app);
  if (!entry_.has_cursor()) return entry_.move_cursor(0, 0, board());
  animation_.finish();
  carry_out(entry_.touch_cursor(), app);
}

void MistakesScene::hint(App& app) {
  if (!solving()) return;
  entry_.complain("");
  lessons_.take_help();
  if (!hint_.further()) hint_.start(lessons_.game(), lessons_.lesson().best, app.engine_options());
  app.wake_after(Milliseconds{0});
}

void MistakesScene::why(App& app) {
  if (why_.active()) return why_.clear();
  why_.start(lessons_.lesson().before, lessons_.lesson().played, app.engine_options());
  app.wake_after(Milliseconds{0});
}

void MistakesScene::show(App& app) {
  hint_.clear();
  lessons_.show();
  line_.stop();
  animation_.reset(lessons_.lesson().before);
  animation_.go_to(lessons_.game());
  entry_.reset(lessons_.game());
  app.wake_after(Milliseconds{0});
  app.redraw();
}

void MistakesScene::go_on(App& app) {
  hint_.clear();
  app.redraw();
  if (lessons_.phase() == Phase::Wrong) {
    lessons_.again();
    return stand();
  }
  why_.clear();
  if (lessons_.is_last()) return go_out(app);
  lessons_.next();
  stand();
}

void MistakesScene::go_out(App& app) {
  app.scenes().close(*this);
}

MistakesScene::Content MistakesScene::content(const App& app) const {
  return {{animation_.picture(), marks(app), status_of(app)},
          task(app),
          remarks(app),
          lessons_.phase()};
}

// The move of the game is shown as long as the person looks for a better one.
Marks MistakesScene::marks(const App& app) const {
  Marks marks = entry_.marks(app.preferences().show_movable, app.preferences().show_targets);
  const Lesson& lesson = lessons_.lesson();
  if (!solving()) {
    const std::optional<Cell> cursor = marks.cursor;
    marks = {};
    marks.cursor = cursor;
    return marks;
  }
  marks.arrows = {{lesson.before.path(lesson.played), true}};
  hint_.mark(marks);
  return marks;
}

std::string MistakesScene::task(const App& app) const {
  return app.tr(Text::LearnTask, static_cast<int>(lessons_.place()) + 1,
                static_cast<int>(lessons_.count()),
                to_text(lessons_.lesson().before, lessons_.lesson().played));
}

Status MistakesScene::status_of(const App& app) const {
  const Language language = app.language();
  const auto notice = [](std::string sentence) {
    return Status{std::move(sentence), Status::Tone::Notice, {}};
  };
  const Lesson& lesson = lessons_.lesson();
  const auto tried = [&] {
    const Game& game = lessons_.game();
    return to_text(lesson.before, game.move_from(lesson.before.ply()));
  };
  Status status;
  switch (lessons_.phase()) {
    case Phase::Solving:
      status = turn_status(entry_.input(), lessons_.game(),
                           turn_sentence(language, lessons_.game().side_to_move()), language);
      if (hint_.active()) status = notice(hint_.sentence(language));
      if (!entry_.complaint().empty()) status = {entry_.complaint(), Status::Tone::Refusal, {}};
      break;
    case Phase::Judging:
      status = notice(app.tr(Text::ProblemJudging, tried()));
      break;
    case Phase::Wrong:
      status = notice(app.tr(Text::LearnWrong, tried()));
      if (line_.active() && line_.game().ply() > lessons_.game().ply())
        status.sentence += " " + app.tr(Text::ShownLine, line_.words());
      break;
    case Phase::Right:
      status = notice(app.tr(Text::LearnRight, tried()));
      break;
    case Phase::Shown:
      status = notice(app.tr(Text::LearnBest, tried()));
      break;
  }
  status.typed = entry_.typing().text();
  return status;
}

std::vector<std::string> MistakesScene::remarks(const App& app) const {
  const Language language = app.language();
  std::vector<std::string> lines;
  if (lessons_.phase() == Phase::Wrong) {
    const CoachSearch& reasons = lessons_.reasons();
    lines.push_back(
        sentences(language, coach::without_better_move(reasons.claims()), reasons.before()));
  }
  const bool over = lessons_.phase() == Phase::Right || lessons_.phase() == Phase::Shown;
  if (lessons_.phase() == Phase::Right &&
      lessons_.game().move_from(lessons_.lesson().before.ply()) != lessons_.lesson().best)
    lines.push_back(
        app.tr(Text::LearnBest, to_text(lessons_.lesson().before, lessons_.lesson().best)));
  if (over && lessons_.is_last())
    lines.push_back(app.tr(Text::LearnDone, lessons_.solved(), static_cast<int>(lessons_.count())));
  if (const std::string reason = hint_.reason(language); !reason.empty()) lines.push_back(reason);
  if (why_.found()) {
    const std::string said = sentences(
        language, over ? why_.claims() : coach::without_better_move(why_.claims()), why_.before());
    lines.push_back(why_.words_of_move() + ": " + said);
  } else if (why_.searching()) {
    lines.push_back(why_.sentence(language));
  }
  return lines;
}

void MistakesScene::announce_changes(const Content& before, const App& app) const {
  announce_cursor(before.board.marks, shown_->board.marks, lessons_.game(), app);
  if (shown_->task != before.task) app.announce(shown_->task);
  if (shown_->phase != before.phase) app.announce(shown_->board.status.sentence);
  if (shown_->remarks != before.remarks && !shown_->remarks.empty())
    app.announce(shown_->remarks.back());
}

void MistakesScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, shown_->board, theme);
  frame_.draw_status(canvas, shown_->board, theme);
  draw_title(canvas, layout_.title, app.tr(Text::LearnTitle), theme);
}

void MistakesScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (!layout_.compact()) header_panel(ui, app);
  task_panel(ui);
  remarks_panel(ui, app);
  buttons_panel(ui, app);
}

void MistakesScene::header_panel(Ui& ui, App& app) {
  const Header header{"header",
                      layout_.header,
                      app.tr(Text::LearnTitle),
                      {{Icon::ChevronLeft, Text::Back, Action::Back},
                       {Icon::Settings, Text::Settings, Action::Settings},
                       {Icon::Help, Text::HelpMenu, Action::Help}}};
  if (frame_.make_header(ui, app, header, presser())) arrange();
}

void MistakesScene::task_panel(Ui& ui) const {
  const float margin = layout_.portrait ? 12 : 0;
  const Rect& bar = layout_.top_bar;
  const Panel panel("task", {bar.x + margin, bar.y, bar.w - 2 * margin, bar.h}, Panel::Kind::Flat,
                    false);
  const FontScope font(ui.gui(), GuiFont::Strong);
  ui.wrapped(shown_->task.c_str());
}

// The remarks, and below them the next choices.
void MistakesScene::remarks_panel(Ui& ui, App& app) {
  const Rect place = layout_.portrait ? layout_.sheet.inset(16) : layout_.moves;
  if (place.h < row_height) return;
  const Panel panel("remarks", place, Panel::Kind::Flat, false);
  for (const std::string& line : shown_->remarks)
    ui.wrapped(line.c_str());
  for (const Button& button : ways_on()) {
    if (row_button(ui, button, {0, row_height}, app)) press(button, presser(), app);
  }
}

std::vector<Button> MistakesScene::ways_on() {
  std::vector<Button> all;
  const auto on = [this](App& a) { go_on(a); };
  const bool over = lessons_.phase() == Phase::Right || lessons_.phase() == Phase::Shown;
  if (lessons_.phase() == Phase::Wrong)
    all.push_back({Icon::Undo, Text::LearnAgain, on, true, true});
  if (over)
    all.push_back({Icon::Play, lessons_.is_last() ? Text::Ok : Text::LearnNext, on, true, true});
  all.push_back({Icon::Hint, Text::LearnWhy, Action::Explain});
  return all;
}

void MistakesScene::buttons_panel(Ui& ui, App& app) {
  const bool open = lessons_.phase() == Phase::Solving || lessons_.phase() == Phase::Wrong;
  grid_panel(ui, app, layout_,
             {{Icon::Undo, Text::Back, Action::Back},
              {Icon::Hint, Text::Hint, Action::Hint, solving(), hint_.active()},
              {Icon::Eye, Text::LearnShow, [this](App& a) { show(a); }, open},
              {Icon::Flip, Text::FlipBoard, Action::Flip},
              {Icon::Play, Text::LearnNext, [this](App& a) { go_on(a); },
               lessons_.phase() == Phase::Right || lessons_.phase() == Phase::Shown}},
             presser());
}

PerformAction MistakesScene::presser() {
  return [this](Action action, App& app) {
    action == Action::Back ? go_out(app) : perform(action, app);
  };
}

Rect MistakesScene::notice_room(Size window) const {
  const CheckersLayout& l = layout_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

std::string MistakesScene::spoken_title(const App& app) const {
  return app.tr(Text::LearnTitle);
}

void MistakesScene::leave(App& app) {
  app.sounds().hush();
}

}  // namespace damas
