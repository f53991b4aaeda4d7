// The Dear ImGui parts of lessons.
#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lessons/lessons_scene.hpp"

namespace damas {

namespace {

using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;

constexpr float icon_side = 20;
constexpr float gap = 8;
constexpr float number_width = 56;

}  // namespace

void LessonsTrainer::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, {}, [this](App& a) { open_more(a); });
  frame_.title_panel(ui, shown_->title, shown_->place);
  frame_.text_panel(ui, [&] { text_content(ui, app); });
  buttons_panel(ui, app);
}

// The text of the step, the remarks on the answer, and below them the next choices. With little
// room a new remark stands first, because the text of the step may push it out of sight.
void LessonsTrainer::text_content(Ui& ui, App& app) {
  const bool below = frame_.places().compact() && has_remarks();
  if (!below) ui.wrapped(shown_->task.c_str());
  said_row(ui);
  if (below && shows_task()) ui.caption(shown_->task.c_str());
  if (!shown_->why_hint.empty()) ui.wrapped(shown_->why_hint.c_str());
  numbers(ui, app);
  next_choices(ui, app);
}

bool LessonsTrainer::has_remarks() const {
  return !shown_->said.empty() || !shown_->reason.empty();
}

// After a wrong answer the person needs it for the next try.
bool LessonsTrainer::shows_task() const {
  const bool answered = shown_->verdict == Verdict::Right || shown_->verdict == Verdict::Shown;
  return !frame_.places().compact() || !has_remarks() || !answered;
}

void LessonsTrainer::said_row(Ui& ui) const {
  if (!has_remarks()) return;
  const bool wrong = shown_->verdict == Verdict::Wrong;
  const bool given = shown_->verdict == Verdict::Shown;
  ImGui::Dummy({0, gap / 2});
  const Point at = from_im(ImGui::GetCursorScreenPos());
  ui.icon(wrong   ? Icon::Close
          : given ? Icon::Eye
                  : Icon::Check,
          {at.x, at.y, icon_side, icon_side}, wrong ? ui.theme().text : ui.theme().accent);
  ImGui::Indent(icon_side + gap);
  if (!shown_->said.empty()) ui.wrapped(shown_->said.c_str());
  if (!shown_->reason.empty()) ui.wrapped(shown_->reason.c_str());
  ImGui::Unindent(icon_side + gap);
}

void LessonsTrainer::numbers(Ui& ui, App& app) {
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

void LessonsTrainer::next_choices(Ui& ui, App& app) {
  if (!session_) return;
  const Phase phase = session_->phase();
  const bool over = phase == Phase::Over;
  if (!over && phase != Phase::Done) return;
  ImGui::Dummy({0, gap / 2});
  std::vector<Button> choices = {
      {Icon::Play, over ? Text::LessonNext : Text::LessonGoOn, Action::Next, true, true}};
  if (over) choices.push_back({Icon::Menu, Text::LessonList, Action::OpenGame});
  frame_.rows(ui, app, choices, true);
}

void LessonsTrainer::buttons_panel(Ui& ui, App& app) {
  const bool there = session_.has_value();
  const bool asks = there && session_->phase() != Phase::Done && session_->phase() != Phase::Over &&
                    session_->step().kind != lessons::Step::Kind::Show &&
                    session_->step().kind != lessons::Step::Kind::Play;
  const bool done = there && (session_->phase() == Phase::Done || session_->phase() == Phase::Over);
  const bool goes_on = done || (there && session_->can_go_on());
  const Button list{Icon::Menu, Text::LessonList, Action::OpenGame, there};
  const Button back{Icon::ChevronLeft, Text::LessonStepBack, Action::Previous, there};
  const Button answer{Icon::Eye, Text::LessonAnswer, [this](App& a) { show_answer(a); }, asks};
  const Button next{Icon::ChevronRight, Text::LessonGoOn, Action::Next, goes_on, done};
  std::vector<Button> made;
  if (frame_.places().compact()) {
    const Button out{Icon::Undo, Text::Back, Action::Back};
    const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
    made = {out, list, back, answer, next, more};
  } else {
    const Button repeat{Icon::Restart, Text::LessonAgain, Action::Undo, there};
    const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
    made = {list, back, repeat, answer, flip, next};
  }
  frame_.buttons_panel(ui, app, made);
}

}  // namespace damas
