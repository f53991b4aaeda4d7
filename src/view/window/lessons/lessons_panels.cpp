// The Dear ImGui parts of lessons.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/button_panels.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lessons/lessons_scene.hpp"

namespace damas {

namespace {

using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;

constexpr float row_height = 44;
constexpr float icon_side = 20;
constexpr float gap = 8;
constexpr float number_width = 56;

}  // namespace

void LessonsScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  if (!layout_.compact()) header_panel(ui, app);
  title_panel(ui);
  text_panel(ui, app);
  buttons_panel(ui, app);
}

void LessonsScene::header_panel(Ui& ui, App& app) {
  const Header header{"header",
                      layout_.header,
                      name(app.language(), game().variant()),
                      {{Icon::ChevronLeft, Text::Back, Action::Back},
                       {Icon::Settings, Text::Settings, Action::Settings},
                       {Icon::Help, Text::HelpMenu, Action::Help},
                       {Icon::More, Text::More, [this](App& a) { open_more(a); }}}};
  if (frame_.make_header(ui, app, header, presser())) arrange();
}

void LessonsScene::title_panel(Ui& ui) const {
  const float margin = layout_.portrait ? gap : 0;
  Rect place = layout_.top_bar;
  place.x += margin;
  place.w -= 2 * margin;
  const Panel panel("title", place, Panel::Kind::Flat, false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(shown_->title.c_str());
  }
  ui.caption(shown_->place.c_str());
}

// The text of the step, the remark on the answer, and below them the next choices.
void LessonsScene::text_panel(Ui& ui, App& app) {
  if (text_.h < 1) return;
  const Panel panel("text", text_, Panel::Kind::Flat, false);
  ImGui::BeginChild("scrolling", {0, 0}, 0, ImGuiWindowFlags_NavFlattened);
  if (shown_->said.empty() || !layout_.compact()) ui.wrapped(shown_->task.c_str());
  said_row(ui);
  numbers(ui, app);
  ways_on(ui, app);
  ImGui::EndChild();
}

void LessonsScene::said_row(Ui& ui) const {
  if (shown_->said.empty()) return;
  const bool right = shown_->verdict == Verdict::Right;
  ImGui::Dummy({0, gap / 2});
  const Point at = from_im(ImGui::GetCursorScreenPos());
  ui.icon(right ? Icon::Check : Icon::Close, {at.x, at.y, icon_side, icon_side},
          right ? ui.theme().accent : ui.theme().text);
  ImGui::Indent(icon_side + gap);
  ui.wrapped(shown_->said.c_str());
  ImGui::Unindent(icon_side + gap);
}

void LessonsScene::numbers(Ui& ui, App& app) {
  if (!session_ || session_->step().kind != lessons::Step::Kind::Count) return;
  if (session_->phase() != Phase::Asking) return;
  const float room = ImGui::GetContentRegionAvail().x;
  float used = 0;
  for (const int number : session_->step().choices) {
    if (used > 0 && used + gap + number_width <= room) {
      ImGui::SameLine(0, gap);
      used += gap;
    } else {
      used = 0;
    }
    used += number_width;
    if (ui.button(std::to_string(number).c_str(), Emphasis::Plain, number_width)) {
      return choose_number(number, app);
    }
  }
}

void LessonsScene::ways_on(Ui& ui, App& app) {
  if (!session_) return;
  const Phase phase = session_->phase();
  const bool over = phase == Phase::Over;
  if (!over && phase != Phase::Done) return;
  ImGui::Dummy({0, gap / 2});
  std::vector<Button> ways = {
      {Icon::Play, over ? Text::LessonNext : Text::LessonGoOn, Action::Next, true, true}};
  if (over) ways.push_back({Icon::Menu, Text::LessonList, Action::OpenGame});
  for (const Button& button : ways) {
    if (!row_button(ui, button, {0, row_height}, app)) continue;
    press(button, presser(), app);
    app.redraw();
  }
}

void LessonsScene::buttons_panel(Ui& ui, App& app) {
  const bool there = session_.has_value();
  const bool asks = there && session_->phase() != Phase::Done && session_->phase() != Phase::Over &&
                    session_->step().kind != lessons::Step::Kind::Show &&
                    session_->step().kind != lessons::Step::Kind::Play;
  const bool done = there && (session_->phase() == Phase::Done || session_->phase() == Phase::Over);
  const Button list{Icon::Menu, Text::LessonList, Action::OpenGame, there};
  const Button back{Icon::ChevronLeft, Text::LessonStepBack, Action::Previous, there};
  const Button answer{Icon::Eye, Text::LessonAnswer, Action::Hint, asks};
  const Button next{Icon::ChevronRight, Text::LessonGoOn, Action::Next, done, done};
  std::vector<Button> made;
  if (layout_.compact()) {
    const Button out{Icon::Undo, Text::Back, Action::Back};
    const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
    made = {out, list, back, answer, next, more};
  } else {
    const Button repeat{Icon::Restart, Text::LessonAgain, Action::Undo, there};
    const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
    made = {list, back, repeat, answer, flip, next};
  }
  grid_panel(ui, app, layout_, made, presser());
}

}  // namespace damas
