// The Dear ImGui parts of problems.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/problems/problems_scene.hpp"

namespace damas {

void ProblemsTrainer::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, {favourite_button()}, [this](App& a) { open_more(a); });
  task_panel(ui, app);
  frame_.results_panel(ui, shown_->results);
  frame_.remarks_panel(ui, app, shown_->remarks, next_choices(app));
  buttons_panel(ui, app);
}

void ProblemsTrainer::task_panel(Ui& ui, const App& app) const {
  const Panel panel("task", frame_.inside(frame_.places().top_bar), Panel::Kind::Flat, false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ImGui::TextUnformatted(shown_->task.c_str());
  }
  ui.caption(about(app).c_str());
}

std::vector<Button> ProblemsTrainer::next_choices(const App& app) {
  const Button choices{Icon::Puzzle, Text::ProblemChoose, [this](App& a) { choose(a); }};
  if (!session_) return {choices};
  if (rush_.running()) return {rush_.button()};
  if (session_->attempt().over() || rush_.over()) {
    return {{Icon::Play, Text::ProblemNext, Action::NewGame, true, true}};
  }
  if (!shown_->remarks.empty()) return {};
  std::vector<Button> all = {rush_.button(), choices};
  if (app.desktop().today) all.insert(all.begin(), daily_button(app));
  return all;
}

void ProblemsTrainer::buttons_panel(Ui& ui, App& app) {
  const bool over = session_ && session_->attempt().over() && !rush_.running();
  const int at = over ? session_->attempt().ply_of_solution().value_or(0) : 0;
  const bool there = session_.has_value() && !rush_.running();  // a rush has none of these
  const int last = session_ ? static_cast<int>(session_->problem().line.size()) : 0;
  std::vector<Button> made = {
      {Icon::Hint, help_.shows_theme() && !over ? Text::Hint : Text::ProblemShowTheme, Action::Hint,
       there, help_.shows_theme()},
      {Icon::Eye, Text::ProblemShowSolution, [this](App& a) { show_solution(a); }, there},
      {Icon::ChevronLeft, Text::PreviousMove, Action::Previous, over && at > 0},
      {Icon::ChevronRight, Text::NextMove, Action::Next, over && at < last},
      {Icon::Play, Text::ProblemNext, Action::NewGame, there, over}};
  if (frame_.places().compact()) {
    made.insert(made.begin(), {Icon::Undo, Text::Back, Action::Back});
    made.push_back({Icon::More, Text::More, [this](App& a) { open_more(a); }});
  } else {
    made.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    made.push_back(
        {Icon::Puzzle, Text::ProblemChoose, [this](App& a) { choose(a); }, !rush_.running()});
  }
  frame_.buttons_panel(ui, app, made);
}

}  // namespace damas
