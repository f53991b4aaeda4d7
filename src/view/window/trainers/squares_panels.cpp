// The shortcuts, buttons and Dear ImGui parts of the square trainer.
#include <memory>
#include <utility>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/trainers/squares_scene.hpp"

namespace damas {

namespace {

using training::SquareTask;

constexpr float gap = 8;

}  // namespace

void SquaresTrainer::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return arrow(to->right, to->up);
  switch (action) {
    case Action::Select:
      return select(app);
    case Action::NewGame:
      return begin_again(app);
    case Action::OpenGame:
      return choose(app);
    case Action::CopyPosition:
      return;  // there is none
    case Action::Back:
      if (has_typed()) return forget_typed();
      break;
    default:
      break;
  }
  frame_.perform_common(action, board_of_, app);
}

// Moves the choice through the offered names, or the cursor over the board.
void SquaresTrainer::arrow(int right, int up) {
  if (!naming()) {
    cursor_ = next_cursor(cursor_, right, up, board());
    return;
  }
  const auto count = static_cast<int>(drill_.choices().size());
  const bool forwards = right >= 0 && up <= 0;
  if (chosen_ == none) {
    chosen_ = forwards ? 0 : count - 1;
  } else {
    chosen_ = (chosen_ + count + (forwards ? 1 : -1)) % count;
  }
}

void SquaresTrainer::select(App& app) {
  if (drill_.over()) return begin_again(app);
  if (!naming()) {
    if (!cursor_) return arrow(0, 0);
    if (const auto square = board().shape().square(*cursor_)) answer(*square, app);
    return;
  }
  if (typing_.enter([&](const std::string& typed) { give(typed, app); })) return;
  if (chosen_ == none) return arrow(0, 0);
  answer(drill_.choices()[static_cast<std::size_t>(chosen_)], app);
}

void SquaresTrainer::choose(App& app) {
  const SquaresChoice present{drill_.variant(), drill_.task(), drill_.timed()};
  app.scenes().push(std::make_unique<ChooseSquares>(
      present, [this](const SquaresChoice& choice, App& a) { begin(choice, a); }));
}

void SquaresTrainer::open_more(App& app) {
  std::vector<Button> choices = {other_task()};
  TaskFrame::add_usual_choices(choices);
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

Button SquaresTrainer::switch_to(const SquaresChoice& choice, Icon icon, Text text, bool on) {
  return {icon, text, [this, choice](App& a) { begin(choice, a); }, true, on};
}

// Always shows its text, because no icon could say this.
Button SquaresTrainer::other_task() {
  const SquareTask other = naming() ? SquareTask::Find : SquareTask::Name;
  return switch_to({drill_.variant(), other, drill_.timed()}, Icon::ChevronRight,
                   naming() ? Text::SquaresFind : Text::SquaresName, false);
}

void SquaresTrainer::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, {}, [this](App& a) { open_more(a); });
  frame_.title_panel(ui, app.tr(naming() ? Text::SquaresName : Text::SquaresFind), caption(app));
  frame_.text_panel(ui, [&] { text_content(ui, app); });
  buttons_panel(ui, app);
}

bool SquaresTrainer::has_own_remark() const {
  return !shown_->remark.empty() && shown_->remark != frame_.shown().status.sentence;
}

std::string SquaresTrainer::caption(const App& app) const {
  const std::string about = app.tr(Text::SquaresTitle);
  // Elsewhere the name of the variant is above the title.
  if (!frame_.places().portrait) return about;
  return name(app.language(), drill_.variant()) + (" · " + about);
}

void SquaresTrainer::text_content(Ui& ui, App& app) {
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(shown_->question.c_str());
  }
  if (naming() && !drill_.over()) choices_rows(ui, app);
  if (has_own_remark()) ui.wrapped(shown_->remark.c_str());
  if (!shown_->results.empty()) ui.caption(shown_->results.c_str());
  std::vector<Button> rows;
  if (drill_.over())
    rows.push_back({Icon::Restart, Text::SquaresAgain, Action::NewGame, true, true});
  rows.push_back(other_task());
  frame_.rows(ui, app, rows, true);
}

// Two in a row, so that all are visible on a telephone.
void SquaresTrainer::choices_rows(Ui& ui, App& app) {
  const float width = (ImGui::GetContentRegionAvail().x - gap) / 2;
  const std::vector<Square> offered = drill_.choices();
  for (std::size_t i = 0; i < offered.size(); ++i) {
    if (i % 2 == 1) ImGui::SameLine(0, gap);
    const bool out = drill_.ruled_out().contains(offered[i]);
    const bool walked = static_cast<int>(i) == chosen_;
    ImGui::PushID(static_cast<int>(i));
    ImGui::BeginDisabled(out);
    const bool pressed = ui.button(drill_.name_of(offered[i]).c_str(),
                                   walked ? Emphasis::Primary : Emphasis::Plain, width);
    ImGui::EndDisabled();
    ImGui::PopID();
    if (pressed) return answer(offered[i], app);
  }
}

void SquaresTrainer::buttons_panel(Ui& ui, App& app) {
  const bool timed = drill_.timed();
  const Button choices{Icon::Puzzle, Text::SquaresChoose, Action::OpenGame};
  const Button clock = switch_to({drill_.variant(), drill_.task(), !timed}, Icon::Clock,
                                 timed ? Text::SquaresEndless : Text::SquaresTimed, timed);
  const Button restart{Icon::Restart, Text::SquaresAgain, Action::NewGame};
  const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
  std::vector<Button> made = {choices, clock, restart, flip};
  if (frame_.places().compact()) {
    const Button out{Icon::ChevronLeft, Text::Back, Action::Back};
    const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
    made = {out, choices, clock, restart, flip, more};
  }
  frame_.buttons_panel(ui, app, made);
}

}  // namespace damas
