#include "view/window/trainers/choose_ending.hpp"

#include <algorithm>
#include <utility>

#include "view/text/drill_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/variant_list.hpp"

namespace damas {

namespace {

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
  const auto found = std::find(tasks_.begin(), tasks_.end(), present);
  if (found != tasks_.end()) task_ = static_cast<int>(found - tasks_.begin());
}

std::string ChooseEnding::title(const App& app) const {
  return app.tr(Text::EndgameChoose);
}

void ChooseEnding::content(Ui& ui, App& app) {
  short_variant_list(ui, app.language(), variants_with(training::has_ending_tables), variant_);
  if (variant_ == present_ && !tasks_.empty()) {
    std::vector<std::string> names;
    for (const EndingTask& task : tasks_)
      names.push_back(name(app.language(), task));
    ui.list(app.tr(Text::EndgameEnding), names, task_);
  }
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) confirmed(app);
}

void ChooseEnding::confirmed(App& app) {
  const Chosen chosen = chosen_;
  const Variant variant = variant_;
  std::optional<EndingTask> task;
  if (variant_ == present_ && !tasks_.empty()) task = tasks_[static_cast<std::size_t>(task_)];
  close(app);
  chosen(variant, task, app);
}

}  // namespace damas
