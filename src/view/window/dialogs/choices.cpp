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

ChoicesScene::ChoicesScene(Text title, std::vector<Choice> choices, bool cross)
    : Overlay(dialog_width), title_(title), choices_(std::move(choices)), cross_(cross) {}

std::string ChoicesScene::title(const App& app) const {
  return app.tr(title_);
}

void ChoicesScene::content(Ui& ui, App& app) {
  if (!explanation_.empty()) {
    ui.wrapped(explanation_.c_str());
    ImGui::Dummy({0, gap_below_explanation});
  }
  for (const Choice& choice : choices_) {
    if (ui.choice_row(choice.icon, app.tr(choice.text), choice.emphasis, row_height, 0,
                      choice.enabled)) {
      choose(choice, app);
    }
  }
}

void ChoicesScene::confirmed(App& app) {
  const auto primary = std::find_if(choices_.begin(), choices_.end(), [](const Choice& c) {
    return c.enabled && c.emphasis == Emphasis::Primary;
  });
  if (primary != choices_.end()) choose(*primary, app);
}

void ChoicesScene::choose(const Choice& choice, App& app) {
  close(app);
  if (choice.act) choice.act(app);
  app.redraw();
}

std::unique_ptr<Scene> ask(Text question, Icon icon, std::function<void(App&)> on_yes) {
  std::vector<Choice> answers;
  answers.push_back({icon, Text::Yes, std::move(on_yes)});
  answers.push_back({Icon::Close, Text::No, {}, true, Emphasis::Primary});
  return std::make_unique<ChoicesScene>(question, std::move(answers));
}

}  // namespace damas
