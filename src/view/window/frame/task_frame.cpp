#include "view/window/frame/task_frame.hpp"

#include <algorithm>
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

// The interval at which typing checks for more characters.
constexpr std::chrono::milliseconds soon{30};
constexpr float gap = 8;
constexpr float second_line = 20;  // of a title in a narrow panel

}  // namespace

TaskFrame::TaskFrame(Owner owner, const BoardShape& shape, bool flipped)
    : owner_(std::move(owner)), frame_(shape, flipped) {}

void TaskFrame::layout(Size size) {
  size_ = size;
  owner_.arrange();
}

CheckersLayout TaskFrame::usual_places(int buttons) const {
  CheckersParts parts;
  parts.buttons = buttons;
  parts.folded = buttons;
  parts.title_row = frame_.title_row();
  return arrange_checkers(size_, parts);
}

void TaskFrame::place(const CheckersLayout& places) {
  places_ = places;
  frame_.place({places.board, places.status, places.sentence});
}

Rect TaskFrame::place_with_text(int buttons, const TextRoom& room) {
  CheckersLayout l = usual_places(buttons);
  Rect text;
  if (l.portrait) {
    // The text needs the room more than the board does.
    float up = l.bottom_bar.bottom() - l.board.bottom();
    const float free = size_.h - (l.buttons.bottom() - up);
    const float shrink =
        std::clamp(room.text - free, 0.0F, std::max(0.0F, l.board.h - room.least_board));
    l.board.h -= shrink;
    up += shrink;
    for (Rect* const part : {&l.status, &l.sentence, &l.buttons})
      part->y -= up;
    const float top = l.buttons.bottom();
    text = Rect{0, top, size_.w, size_.h - top}.inset(gap);
  } else {
    if (l.folded) l.top_bar.h += second_line;
    const float top = l.top_bar.bottom() + gap / 2;
    text = {l.moves.x, top, l.moves.w, l.buttons.y - gap - top};
  }
  place(l);
  return text;
}

Rect TaskFrame::notice_room(Size window) const {
  const CheckersLayout& l = places_;
  if (!l.portrait) return {l.panel.x, l.moves.y, l.panel.w, l.moves.h};
  return {0, l.status.bottom(), window.w, window.h - l.status.bottom()};
}

void TaskFrame::show(const Game& game) {
  frame_.set_shape(game.shape());
  board_.reset(game);
}

void TaskFrame::set_bottom(Side side) {
  if ((side == Side::Black) != view().flipped()) frame_.flip();
  owner_.arrange();
}

void TaskFrame::follow(const App& app, const BoardLabels& labels) {
  frame_.set_labels(labels);
  if (frame_.follow_scale(app)) owner_.arrange();
}

void TaskFrame::advance(Milliseconds elapsed, App& app) {
  Animation& animation = board_.animation();
  animation.set_speed(app.preferences().motion_speed());
  animation.advance(elapsed);
  play_cues(animation, app.sounds());
  if (animation.running()) app.wake_after(Milliseconds{0});
  if (board_.entry().typing().waiting()) app.wake_after(soon);
}

std::vector<Action> TaskFrame::shortcuts(const Input& input, const App& app, bool typing) const {
  return actions_in(input, app.preferences().keys, [&](const KeyPress& press) {
    return typing && board_.entry().typing().claims(press, view().shape());
  });
}

void TaskFrame::perform(const std::vector<Action>& actions, App& app) {
  for (const Action action : actions) {
    if (!app.scenes().pending()) owner_.perform(action, app);
  }
}

void TaskFrame::perform_common(Action action, const Game& game, App& app) {
  switch (action) {
    case Action::Flip:
      frame_.flip();
      return owner_.arrange();
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

void TaskFrame::close(App& app) {
  if (app.scenes().all().front().get() == &owner_.scene) return app.start(destination::Menu{});
  app.scenes().close(owner_.scene);
}

std::optional<Cell> TaskFrame::pressed(const Input& input) {
  const Pointer& pointer = input.pointer;
  const auto cell = pointer.just_pressed() ? view().cell_at(pointer.pressed_at) : std::nullopt;
  if (cell) board_.animation().finish();
  return cell;
}

Entry TaskFrame::take(const Input& input, Milliseconds elapsed, const Game& game, bool asked,
                      const App& app) {
  const EntryInput frame{input, elapsed, view(), app.preferences().keys};
  return asked ? board_.entry().take(frame, game) : board_.entry().take_typed(frame, game);
}

const entry::Move* TaskFrame::move_in(const Entry& entry, const Game& game, bool asked, App& app) {
  if (const auto action = action_of(entry)) {
    owner_.perform(*action, app);
    return nullptr;
  }
  if (!asked) return nullptr;
  board_.entry().show_refusal(entry, game, app.language(), board_.animation());
  return std::get_if<entry::Move>(&entry);
}

Status TaskFrame::status_of_move(const Game& game, const std::string& hint, const App& app) const {
  const MoveEntry& entry = board_.entry();
  const Language language = app.language();
  Status status =
      turn_status(entry.input(), game, turn_sentence(language, game.side_to_move()), language);
  if (!hint.empty()) status = {hint, Status::Tone::Notice, {}};
  if (!entry.complaint().empty()) status = {entry.complaint(), Status::Tone::Refusal, {}};
  status.typed = entry.typing().text();
  return status;
}

void TaskFrame::draw(Canvas& canvas, const BoardFrame::Content& content, Variant variant,
                     const App& app) const {
  draw(canvas, content, std::string(name(app.language(), variant)), app);
}

void TaskFrame::draw(Canvas& canvas, const BoardFrame::Content& content, const std::string& title,
                     const App& app) const {
  const Theme& theme = app.theme();
  frame_.draw_board(canvas, content, theme);
  frame_.draw_status(canvas, content, theme);
  draw_title(canvas, places_.title, title, theme);
}

void TaskFrame::header_panel(Ui& ui, App& app, Variant variant, const std::vector<Button>& own,
                             std::function<void(App&)> more) {
  header_panel(ui, app, std::string(name(app.language(), variant)), own, std::move(more));
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
  if (frame_.make_header(ui, app, header, presser())) owner_.arrange();
}

void TaskFrame::title_panel(Ui& ui, const std::string& title, const std::string& caption) const {
  const float margin = places_.portrait ? gap : 0;
  const Rect& bar = places_.top_bar;
  const Panel panel("title", {bar.x + margin, bar.y, bar.w - 2 * margin, bar.h}, Panel::Kind::Flat,
                    false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(title.c_str());
  }
  if (!caption.empty()) ui.caption(caption.c_str());
}

void TaskFrame::text_panel(const Rect& place, const std::function<void()>& content) {
  if (place.h < 1) return;
  const Panel panel("text", place, Panel::Kind::Flat, false);
  ImGui::BeginChild("scrolling", {0, 0}, 0, ImGuiWindowFlags_NavFlattened);
  content();
  ImGui::EndChild();
}

void TaskFrame::buttons_panel(Ui& ui, App& app, const std::vector<Button>& buttons) {
  grid_panel(ui, app, places_, buttons, presser());
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
    action == Action::Back ? close(app) : owner_.perform(action, app);
  };
}

}  // namespace damas
