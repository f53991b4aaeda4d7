// The Dear ImGui parts of problems.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/problems/problems_scene.hpp"

namespace damas {

void ProblemsScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, variant_, {favourite_button()}, [this](App& a) { open_more(a); });
  task_panel(ui, app);
  results_panel(ui);
  remarks_panel(ui, places().portrait ? places().sheet.inset(16) : places().moves, app);
  buttons_panel(ui, app);
}

Rect ProblemsScene::text_place(const Rect& place) const {
  const float margin = places().portrait ? 12 : 0;
  return {place.x + margin, place.y, place.w - 2 * margin, place.h};
}

void ProblemsScene::task_panel(Ui& ui, const App& app) const {
  const Panel panel("task", text_place(places().top_bar), Panel::Kind::Flat, false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ImGui::TextUnformatted(shown_->task.c_str());
  }
  ui.caption(about(app).c_str());
}

// The remarks, and below them the next choices.
void ProblemsScene::remarks_panel(Ui& ui, const Rect& place, App& app) {
  if (place.h < TaskFrame::row_height) return;
  const Panel panel("remarks", place, Panel::Kind::Flat, false);
  for (const std::string& line : shown_->remarks)
    ui.wrapped(line.c_str());
  frame_.rows(ui, app, next_choices(app), false);
}

std::vector<Button> ProblemsScene::next_choices(const App& app) {
  const Button choices{Icon::Puzzle, Text::ProblemChoose, [this](App& a) { choose(a); }};
  if (!session_) return {choices};
  const Button rush{Icon::Clock, session_->rushing() ? Text::ProblemEndRush : Text::ProblemRush,
                    [this](App& a) { toggle_rush(a); }};
  if (session_->rushing()) return {rush};
  if (session_->attempt().over() || session_->rush_over()) {
    return {{Icon::Play, Text::ProblemNext, Action::NewGame, true, true}};
  }
  if (!shown_->remarks.empty()) return {};
  std::vector<Button> all = {rush, choices};
  const Button daily{Icon::Check, Text::ProblemDaily, [this](App& a) { start_daily(a); }};
  if (app.desktop().today) all.insert(all.begin(), daily);
  return all;
}

void ProblemsScene::results_panel(Ui& ui) const {
  const Panel panel("results", text_place(places().bottom_bar), Panel::Kind::Flat, false);
  for (const std::string& line : shown_->results)
    ui.caption(line.c_str());
}

void ProblemsScene::buttons_panel(Ui& ui, App& app) {
  const bool over = session_ && session_->attempt().over() && !session_->rushing();
  const int at = over ? session_->attempt().ply_of_solution().value_or(0) : 0;
  const int last = session_ ? static_cast<int>(session_->problem().line.size()) : 0;
  std::vector<Button> made = {
      {Icon::Hint, theme_shown_ && !over ? Text::Hint : Text::ProblemShowTheme, Action::Hint,
       session_.has_value(), theme_shown_},
      {Icon::Eye, Text::ProblemShowSolution, [this](App& a) { show_solution(a); },
       session_.has_value()},
      {Icon::ChevronLeft, Text::PreviousMove, Action::Previous, over && at > 0},
      {Icon::ChevronRight, Text::NextMove, Action::Next, over && at < last},
      {Icon::Play, Text::ProblemNext, Action::NewGame, session_.has_value(), over}};
  if (places().compact()) {
    made.insert(made.begin(), {Icon::Undo, Text::Back, Action::Back});
    made.push_back({Icon::More, Text::More, [this](App& a) { open_more(a); }});
  } else {
    made.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    made.push_back({Icon::Puzzle, Text::ProblemChoose, [this](App& a) { choose(a); }});
  }
  frame_.buttons_panel(ui, app, made);
}

}  // namespace damas
