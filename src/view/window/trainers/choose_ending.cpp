#include "view/window/trainers/choose_ending.hpp"

#include <algorithm>
#include <utility>

#include "view/text/drill_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/kit/text_width.hpp"

namespace damas {

namespace {

using training::EndingGoal;
using training::EndingTask;

constexpr float dialog_width = 480;

}  // namespace

ChooseEnding::ChooseEnding(Variant variant, std::vector<EndingTask> tasks,
                           const EndingTask& present, Chosen chosen)
    : Overlay(dialog_width),
      present_(variant),
      variant_(variant),
      tasks_(std::move(tasks)),
      chosen_(std::move(chosen)) {
  choose(present);
}

std::string ChooseEnding::title(const App& app) const {
  return app.tr(Text::EndgameChoose);
}

std::optional<EndingTask> ChooseEnding::task() const {
  if (!known()) return std::nullopt;
  return tasks_[static_cast<std::size_t>(task_)];
}

std::vector<EndingTask> ChooseEnding::with_goal(EndingGoal goal) const {
  std::vector<EndingTask> all;
  for (const EndingTask& task : tasks_) {
    if (task.goal == goal) all.push_back(task);
  }
  return all;
}

void ChooseEnding::choose(const EndingTask& task) {
  const auto found = std::find(tasks_.begin(), tasks_.end(), task);
  if (found != tasks_.end()) task_ = static_cast<int>(found - tasks_.begin());
}

// The other goal keeps the ending if it has it.
void ChooseEnding::goal_row(Ui& ui, const App& app) {
  const EndingTask present = *task();
  std::vector<EndingGoal> goals;
  std::vector<std::string> names;
  int chosen = 0;
  for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold}) {
    if (with_goal(goal).empty()) continue;
    if (goal == present.goal) chosen = static_cast<int>(goals.size());
    goals.push_back(goal);
    names.push_back(name(app.language(), goal));
  }
  if (!ui.segments(app.tr(Text::TrainerTask), names, chosen)) return;
  const EndingGoal goal = goals[static_cast<std::size_t>(chosen)];
  choose(with_goal(goal).front());
  choose({present.ending, goal});
}

// Over the whole width, since the names are long. The whole name stands below one that is cut.
void ChooseEnding::ending_row(Ui& ui, const App& app) {
  const std::vector<EndingTask> offered = with_goal(task()->goal);
  const auto found = std::find(offered.begin(), offered.end(), *task());
  auto chosen = static_cast<int>(found - offered.begin());
  std::vector<std::string> names;
  for (const EndingTask& each : offered)
    names.push_back(name(app.language(), each.ending));
  const char* const label = app.tr(Text::EndgameEnding);
  const float width = ImGui::GetContentRegionAvail().x;
  ui.caption(label);
  if (ui.list(label, names, chosen, width)) choose(offered[static_cast<std::size_t>(chosen)]);
  const std::string& shown = names[static_cast<std::size_t>(chosen)];
  if (text_width(shown) > Ui::room_in_list(width)) ui.caption(shown.c_str());
}

void ChooseEnding::content(Ui& ui, App& app) {
  short_variant_list(ui, app.language(), variants_with(training::has_ending_tables), variant_);
  if (known()) {
    goal_row(ui, app);
    ending_row(ui, app);
  }
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseEnding::confirmed(App& app) {
  const Chosen chosen = chosen_;
  const Variant variant = variant_;
  const std::optional<EndingTask> task = this->task();
  close(app);
  chosen(variant, task, app);
}

}  // namespace damas
