#include "view/window/frame/task_frame.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/fen.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/frame/cue_sounds.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 8;
constexpr float bar_margin = 12;  // of texts above and below the board
constexpr float sheet_margin = 16;
constexpr float second_line = 20;    // of a title in a narrow panel
constexpr float least_caption = 12;  // a title of two lines may leave less room for one

}  // namespace

TaskFrame::TaskFrame(const Scene& scene, PerformAction perform, const Setup& setup, bool flipped)
    : scene_(scene),
      perform_(std::move(perform)),
      setup_(setup),
      variant_(Game{}.variant()),
      frame_(Game{}.shape(), flipped) {}

void TaskFrame::layout(Size size) {
  size_ = size;
  arrange();
}

void TaskFrame::arrange() {
  CheckersParts parts;
  parts.buttons = setup_.buttons;
  parts.folded = setup_.buttons;
  parts.title_row = frame_.title_row();
  parts.finger = frame_.finger();
  places_ = arrange_checkers(size_, parts);
  if (setup_.text) place_text(places_);
  frame_.place({places_.board, places_.status, places_.sentence});
}

void TaskFrame::place_text(CheckersLayout& l) {
  if (l.portrait) {
    // The text needs the room more than the board does.
    float up = l.bottom_bar.bottom() - l.board.bottom();
    const float free = size_.h - (l.buttons.bottom() - up);
    const float shrink = std::clamp(setup_.text->text - free, 0.0F,
                                    std::max(0.0F, l.board.h - setup_.text->least_board));
    l.board.h -= shrink;
    up += shrink;
    for (Rect* const part : {&l.status, &l.sentence, &l.buttons})
      part->y -= up;
    const float top = l.buttons.bottom();
    // Begins where the sentence of the status line above it does.
    text_ = {sheet_margin, top + gap, size_.w - 2 * sheet_margin, size_.h - top - 2 * gap};
  } else {
    if (l.folded) l.top_bar.h += second_line;
    const float top = l.top_bar.bottom() + gap / 2;
    text_ = {l.moves.x, top, l.moves.w, l.buttons.y - gap - top};
  }
}

Rect TaskFrame::inside(const Rect& bar) const {
  const float margin = places_.portrait ? bar_margin : 0;
  return {bar.x + margin, bar.y, bar.w - 2 * margin, bar.h};
}

Rect TaskFrame::notice_room(Size window) const {
  const CheckersLayout& l = places_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

void TaskFrame::show(const Game& game) {
  variant_ = game.variant();
  frame_.set_shape(game.shape());
  board_.reset(game);
}

void TaskFrame::set_bottom(Side side) {
  if ((side == Side::Black) != view().flipped()) frame_.flip();
  arrange();
}

void TaskFrame::follow(const App& app, const BoardLabels& labels) {
  frame_.set_labels(labels);
  if (frame_.follow_scale(app)) arrange();
}

void TaskFrame::advance(Milliseconds elapsed, App& app) {
  Animation& animation = board_.animation();
  animation.set_speed(app.preferences().motion_speed());
  animation.advance(elapsed);
  play_cues(animation, app.sounds());
  if (animation.running()) app.wake_after(Milliseconds{0});
  if (board_.entry().typing().waiting()) app.wake_after(MoveTyping::interval);
}

void TaskFrame::handle_input(const Input& input, App& app, const std::function<void()>& on_board,
                             bool typing) {
  const auto claimed = [&](const KeyPress& press) {
    return typing && board_.entry().typing().claims(press, view());
  };
  const std::vector<Action> actions = actions_in(input, app.preferences().keys, claimed);
  on_board();
  perform(actions, app);
}

void TaskFrame::perform(const std::vector<Action>& actions, App& app) {
  for (const Action action : actions) {
    if (!app.scenes().pending()) perform_(action, app);
  }
}

void TaskFrame::perform_common(Action action, const Game& game, App& app) {
  switch (action) {
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::CopyPosition:
      app.copy(to_fen(game.position()));
      return;
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{game.variant(), 0, HelpPage::Keys});
    case Action::Back:
      if (!board_.entry().cancel()) close(app);
      return;
    default:
      return;
  }
}

bool TaskFrame::covered(App& app) const {
  return &app.scenes().top() != &scene_;
}

void TaskFrame::close(App& app) {
  if (app.scenes().all().front().get() == &scene_) return app.start(destination::Menu{});
  app.scenes().close(scene_);
}

std::optional<Cell> TaskFrame::pressed(const Input& input) {
  const Pointer& pointer = input.pointer;
  const auto cell = pointer.just_pressed() ? view().cell_at(pointer.pressed_at) : std::nullopt;
  if (cell) board_.animation().finish();
  return cell;
}

std::optional<entry::Move> TaskFrame::entered(const Input& input, Milliseconds elapsed,
                                              const Game& game, bool asked, App& app) {
  const EntryInput frame{input, elapsed, view(), app.preferences().keys};
  MoveEntry& entry = board_.entry();
  return move_in(asked ? entry.take(frame, game) : entry.take_typed(frame, game), game, asked, app);
}

std::optional<entry::Move> TaskFrame::selected(const Game& game, App& app) {
  return move_in(board_.select(view()), game, true, app);
}

std::optional<entry::Move> TaskFrame::move_in(const Entry& entry, const Game& game, bool asked,
                                              App& app) {
  if (const auto action = action_of(entry)) {
    perform_(*action, app);
    return std::nullopt;
  }
  if (!asked) return std::nullopt;
  board_.entry().show_refusal(entry, game, app.language(), board_.animation());
  const auto* const move = std::get_if<entry::Move>(&entry);
  return move == nullptr ? std::nullopt : std::optional(*move);
}

Status TaskFrame::status_of_move(const Game& game, const std::string& hint, const App& app) const {
  const MoveEntry& entry = board_.entry();
  const Language language = app.language();
  Status status =
      turn_status(entry.input(), game, turn_sentence(language, game.side_to_move()), language);
  if (!hint.empty()) status = Status::notice(hint);
  if (!entry.complaint().empty()) status = Status::refusal(entry.complaint());
  status.typed = entry.typing().text();
  return status;
}

void TaskFrame::present(BoardFrame::Content content, App& app) {
  static_cast<void>(shown_.change(std::move(content), app));
}

void TaskFrame::present(BoardFrame::Content content, const Game& game, App& app) {
  if (const auto before = shown_.change(std::move(content), app))
    announce_cursor(before->marks, shown_->marks, game, app);
}

std::string TaskFrame::usual_title(const App& app) const {
  return name(app.language(), variant_);
}

void TaskFrame::draw(Canvas& canvas, const App& app) const {
  draw(canvas, usual_title(app), app);
}

void TaskFrame::draw(Canvas& canvas, const std::string& title, const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, *shown_, theme);
  frame_.draw_status(canvas, *shown_, theme);
  draw_title(canvas, places_.title, title, theme);
}

void TaskFrame::header_panel(Ui& ui, App& app, const std::vector<Button>& own,
                             std::function<void(App&)> more) {
  header_panel(ui, app, usual_title(app), own, std::move(more));
}

void TaskFrame::header_panel(Ui& ui, App& app, const std::string& title,
                             const std::vector<Button>& own, std::function<void(App&)> more) {
  if (places_.compact()) return;
  std::vector<Button> buttons = {{Icon::ChevronLeft, Text::Back, Action::Back}};
  buttons.insert(buttons.end(), own.begin(), own.end());
  buttons.push_back({Icon::Settings, Text::Settings, Action::Settings});
  buttons.push_back({Icon::Help, Text::HelpMenu, Action::Help});
  if (more) buttons.push_back({Icon::More, Text::More, std::move(more)});
  const Header header{"header", places_.header, title, std::move(buttons)};
  if (frame_.make_header(ui, app, header, presser())) arrange();
}

void TaskFrame::title_panel(Ui& ui, const std::string& title, const std::string& caption) const {
  const float margin = places_.portrait ? gap : 0;
  const Rect& bar = places_.top_bar;
  const Panel panel("title", {bar.x + margin, bar.y, bar.w - 2 * margin, bar.h}, Panel::Kind::Flat,
                    false);
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float spacing = places_.portrait ? gap / 2 : gap;
  float high = 0;
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    high = ImGui::CalcTextSize(title.c_str(), nullptr, false, room.x).y;
  }
  const bool captioned = !caption.empty() && room.y - high - gap >= least_caption;
  if (places_.portrait) {
    const FontScope font(ui.gui(), GuiFont::Caption);
    if (captioned) high += spacing + ImGui::CalcTextSize(caption.c_str(), nullptr, false, room.x).y;
    ImGui::SetCursorPosY(std::max(0.0F, std::round((room.y - high) / 2)));
  }
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, spacing});
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(title.c_str());
  }
  if (captioned) ui.caption(caption.c_str());
  ImGui::PopStyleVar();
}

void TaskFrame::text_panel(Ui& ui, const std::function<void()>& content) const {
  if (text_.h < 1) return;
  const Panel panel("text", text_, Panel::Kind::Flat, false);
  ImGui::BeginChild("scrolling", {0, 0}, 0, ImGuiWindowFlags_NavFlattened);
  content();
  fade_edges(ui.theme().panel);
  ImGui::EndChild();
}

void TaskFrame::remarks_panel(Ui& ui, App& app, const std::vector<std::string>& remarks,
                              const std::vector<Button>& ways_on) {
  const Rect place = places_.portrait ? places_.sheet.inset(sheet_margin) : places_.moves;
  if (place.h < row_height) return;
  const Panel panel("remarks", place, Panel::Kind::Flat, false);
  for (const std::string& line : remarks)
    ui.wrapped(line.c_str());
  rows(ui, app, ways_on, false);
}

void TaskFrame::results_panel(Ui& ui, const std::vector<std::string>& results) const {
  const Panel panel("results", inside(places_.bottom_bar), Panel::Kind::Flat, false);
  for (const std::string& line : results)
    ui.caption(line.c_str());
}

void TaskFrame::buttons_panel(Ui& ui, App& app, const std::vector<Button>& buttons) {
  grid_panel(ui, app, places_, buttons, presser());
}

void TaskFrame::add_usual_choices(std::vector<Button>& choices) {
  choices.insert(choices.end(), {{Icon::Flip, Text::FlipBoard, Action::Flip},
                                 {Icon::Settings, Text::Settings, Action::Settings},
                                 {Icon::Help, Text::HelpMenu, Action::Help}});
}

void TaskFrame::rows(Ui& ui, App& app, const std::vector<Button>& buttons, bool scrolls) {
  for (const Button& button : buttons) {
    if (!scrolls && ImGui::GetContentRegionAvail().y < row_height) return;
    if (!row_button(ui, button, {0, row_height}, app)) continue;
    press(button, presser(), app);
    app.redraw();
  }
}

PerformAction TaskFrame::presser() {
  return [this](Action action, App& app) {
    action == Action::Back ? close(app) : perform_(action, app);
  };
}

}  // namespace damas
