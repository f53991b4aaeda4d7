#include "view/window/trainers/choose_ending.hpp"

#include <algorithm>
#include <utility>

#include "endgame/packed_tables.hpp"
#include "view/text/drill_sentences.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/kit/text_width.hpp"

namespace damas {

namespace {

using training::EndingGoal;
using training::EndingTask;

constexpr float dialog_width = 480;

}  // namespace

std::vector<EndingTask> ChooseEnding::Choices::with_goal(EndingGoal goal) const {
  std::vector<EndingTask> all;
  for (const EndingTask& task : tasks) {
    if (task.goal == goal) all.push_back(task);
  }
  return all;
}

bool ChooseEnding::Choices::has(const EndingTask& task) const {
  return std::find(tasks.begin(), tasks.end(), task) != tasks.end();
}

ChooseEnding::ChooseEnding(Variant variant, std::vector<EndingTask> tasks,
                           const EndingTask& present, Chosen chosen, App& app)
    : Overlay(dialog_width), variant_(variant), requested_(variant), chosen_(std::move(chosen)) {
  if (!tasks.empty()) {
    Choices own{std::move(tasks), present};
    if (!own.has(present)) own.chosen = training::usual_task(own.tasks, variant);
    known_.emplace(variant, std::move(own));
  }
  if (!training::has_ending_tables(variant_))
    variant_ = variants_with(training::has_ending_tables).front();
  keep_top();
  request_tables(app);
}

std::string ChooseEnding::title(const App& app) const {
  return app.tr(Text::EndgameChoose);
}

std::optional<EndingTask> ChooseEnding::task() const {
  if (!known()) return std::nullopt;
  return known_.at(variant_).chosen;
}

std::string ChooseEnding::notice(const App& app) const {
  if (known()) return {};
  if (delivery_.pending()) return app.tr(Text::Loading);
  return app.tr(Text::EndgameNoTables, name(app.language(), variant_));
}

void ChooseEnding::announce_notice(const App& app) const {
  if (const std::string words = notice(app); !words.empty()) app.announce(words);
}

void ChooseEnding::variant_row(Ui& ui, App& app) {
  if (!short_variant_list(ui, app.language(), variants_with(training::has_ending_tables), variant_))
    return;
  note_other_rows();
  request_tables(app);
  announce_notice(app);
}

// Unless they are known, or on the way; those of another variant are not waited for any more.
void ChooseEnding::request_tables(App& app) {
  if (known() || (requested_ == variant_ && delivery_.pending())) return;
  requested_ = variant_;
  Delivery::Fetch fetch;
  if (app.desktop().endings) {
    fetch = [&app, of = variant_](Delivery::Use use) { app.desktop().endings(of, std::move(use)); };
  }
  delivery_.request(fetch, app.waker());
  take_tables(app);
}

// True if the tables, which may be none, have arrived now.
bool ChooseEnding::take_tables(App& app) {
  const auto packed = delivery_.take();
  if (!packed) return false;
  std::vector<EndingTask> tasks;
  if (endgame::PackedTables::are_whole(*packed, requested_))
    tasks = training::tasks_of(requested_, endgame::PackedTables(*packed, requested_));
  if (!tasks.empty()) {
    const EndingTask usual = training::usual_task(tasks, requested_);
    known_.insert_or_assign(requested_, Choices{std::move(tasks), usual});
  }
  note_other_rows();
  app.redraw();
  return true;
}

void ChooseEnding::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  if (take_tables(app)) announce_notice(app);
  Overlay::update(input, elapsed, app);
}

// The other goal keeps the ending if it has it.
void ChooseEnding::goal_row(Ui& ui, Choices& choices, const App& app) {
  std::vector<EndingGoal> goals;
  std::vector<std::string> names;
  int chosen = 0;
  for (const EndingGoal goal : {EndingGoal::Win, EndingGoal::Hold}) {
    if (choices.with_goal(goal).empty()) continue;
    if (goal == choices.chosen.goal) chosen = static_cast<int>(goals.size());
    goals.push_back(goal);
    names.push_back(name(app.language(), goal));
  }
  if (!ui.segments(app.tr(Text::TrainerTask), names, chosen)) return;
  const EndingGoal goal = goals[static_cast<std::size_t>(chosen)];
  const EndingTask same{choices.chosen.ending, goal};
  choices.chosen = choices.has(same) ? same : choices.with_goal(goal).front();
}

// Over the whole width, since the names are long. The whole name stands below one that is cut.
void ChooseEnding::ending_row(Ui& ui, Choices& choices, const App& app) {
  const std::vector<EndingTask> offered = choices.with_goal(choices.chosen.goal);
  const auto found = std::find(offered.begin(), offered.end(), choices.chosen);
  auto chosen = static_cast<int>(found - offered.begin());
  std::vector<std::string> names;
  for (const EndingTask& each : offered)
    names.push_back(name(app.language(), each.ending));
  const char* const label = app.tr(Text::EndgameEnding);
  const float width = ImGui::GetContentRegionAvail().x;
  ui.caption(label);
  if (ui.list(label, names, chosen, width))
    choices.chosen = offered[static_cast<std::size_t>(chosen)];
  const std::string& shown = names[static_cast<std::size_t>(chosen)];
  if (text_width(shown) > Ui::room_in_list(width)) ui.caption(shown.c_str());
}

void ChooseEnding::content(Ui& ui, App& app) {
  variant_row(ui, app);
  if (const auto found = known_.find(variant_); found != known_.end()) {
    goal_row(ui, found->second, app);
    ending_row(ui, found->second, app);
  } else {
    ui.caption(notice(app).c_str());
  }
  ImGui::BeginDisabled(!known());
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
  ImGui::EndDisabled();
}

void ChooseEnding::confirmed(App& app) {
  if (!known()) return;
  const Chosen chosen = chosen_;
  const Variant variant = variant_;
  const Choices& choices = known_.at(variant);
  const auto found = std::find(choices.tasks.begin(), choices.tasks.end(), choices.chosen);
  const auto task = static_cast<std::size_t>(found - choices.tasks.begin());
  close(app);
  chosen(variant, task, app);
}

}  // namespace damas
