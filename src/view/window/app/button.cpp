#include "view/window/app/button.hpp"

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

Emphasis emphasis(const Button& button) {
  return button.on ? Emphasis::Primary : Emphasis::Plain;
}

}  // namespace

std::string label(const Button& button, const App& app) {
  const auto* const row = std::get_if<Text>(&button.text);
  return row != nullptr ? app.tr(*row) : std::get<std::string>(button.text);
}

std::string with_keys(const std::string& words, const std::string& keys) {
  return words + (keys.empty() ? "" : "  (" + keys + ")");
}

std::string tooltip(const Button& button, const App& app) {
  const auto* const action = std::get_if<Action>(&button.action);
  if (action == nullptr) return label(button, app);
  return with_keys(label(button, app), app.preferences().keys.text(app.language(), *action));
}

bool icon_button(Ui& ui, const Button& button, Size size, const App& app) {
  return ui.icon_button(
      {button.icon, tooltip(button, app).c_str(), button.enabled, button.on, size});
}

bool icon_button(Ui& ui, const Button& button, const App& app) {
  return icon_button(ui, button, {touch_target, touch_target}, app);
}

bool row_button(Ui& ui, const Button& button, Size size, const App& app) {
  return ui.choice_row(button.icon, label(button, app).c_str(), emphasis(button), size.h, size.w,
                       button.enabled);
}

bool label_button(Ui& ui, const Button& button, float width, const App& app) {
  ImGui::BeginDisabled(!button.enabled);
  const bool pressed = ui.button(label(button, app).c_str(), emphasis(button), width);
  ImGui::EndDisabled();
  return pressed;
}

void press(const Button& button, const PerformAction& perform, App& app) {
  if (const auto* const action = std::get_if<Action>(&button.action)) perform(*action, app);
  const auto* const function = std::get_if<std::function<void(App&)>>(&button.action);
  if (function != nullptr && *function) (*function)(app);
}

}  // namespace damas
