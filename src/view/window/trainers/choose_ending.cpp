#include "view/window/trainers/choose_ending.hpp"

#include <algorithm>
#include <utility>

#include "view/text/drill_sentences.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"

namespace damas {

namespace {

using training::EndingTask;

constexpr float dialog_width = 480;

std::vector<Variant> variants_with_tables() {
  std::vector<Variant> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (training::has_ending_tables(variant)) all.push_back(variant);
  }
  return all;
}

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

void ChooseEnding::variant_row(Ui& ui, const App& app) {
  const std::vector<Variant> all = variants_with_tables();
  const auto found = std::find(all.begin(), all.end(), variant_);
  std::vector<std::string> names;
  for (const Variant variant : all)
    names.push_back(name(app.language(), variant));
  int chosen = found == all.end() ? 0 : static_cast<int>(found - all.begin());
  ui.list(app.tr(Text::VariantLabel), names, chosen);
  variant_ = all[static_cast<std::size_t>(chosen)];
}

void ChooseEnding::content(Ui& ui, App& app) {
  variant_row(ui, app);
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
