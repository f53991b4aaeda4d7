#include "view/window/dialogs/choices.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 400;
constexpr float row_height = 48;
constexpr float gap_below_explanation = 8;
}  // namespace

ChoicesScene::ChoicesScene(Text title, std::vector<Button> choices, PerformAction perform)
    : Overlay(dialog_width),
      title_(title),
      choices_(std::move(choices)),
      perform_(std::move(perform)) {}

std::string ChoicesScene::title(const App& app) const {
  return app.tr(title_);
}

void ChoicesScene::content(Ui& ui, App& app) {
  if (!explanation_.empty()) {
    ui.wrapped(explanation_.c_str());
    ImGui::Dummy({0, gap_below_explanation});
  }
  for (const Button& choice : choices_) {
    if (row_button(ui, choice, {0, pressable(row_height)}, app)) choose(choice, app);
  }
}

void ChoicesScene::confirmed(App& app) {
  const auto best = std::find_if(choices_.begin(), choices_.end(),
                                 [](const Button& b) { return b.enabled && b.on; });
  if (best != choices_.end()) choose(*best, app);
}

void ChoicesScene::choose(const Button& choice, App& app) {
  close(app);
  press(choice, perform_, app);
  app.redraw();
}

std::unique_ptr<Scene> ask(Text question, Icon icon, std::function<void(App&)> on_yes) {
  std::vector<Button> answers;
  answers.push_back({icon, Text::Yes, std::move(on_yes)});
  answers.push_back({Icon::Close, Text::No, {}, true, true});
  return std::make_unique<ChoicesScene>(question, std::move(answers));
}

}  // namespace damas
