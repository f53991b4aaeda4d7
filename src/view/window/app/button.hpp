// Owns Button, the description of a button, and its forms: an icon with a tooltip, a row, a label.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/board/icons.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class App;
class Ui;

// Carries out an action of the scene that has the button.
using PerformAction = std::function<void(Action, App&)>;

struct Button {
  Icon icon = Icon::Check;
  // A row of the text table, or a sentence in the person's language.
  std::variant<Text, std::string> text = Text::Ok;
  // An action, whose keys the tooltip names, or a function; may be neither.
  std::variant<std::monostate, Action, std::function<void(App&)>> action = {};
  bool enabled = true;
  bool on = false;  // in the accent colour: a switch that is on, or the best of several buttons
};

std::string label(const Button& button, const App& app);
// "Undo  (Ctrl+Z)"; only the words if there are no keys.
std::string with_keys(const std::string& words, const std::string& keys);
std::string tooltip(const Button& button, const App& app);

// These draw the button, and answer whether it was pressed.
bool icon_button(Ui& ui, const Button& button, Size size, const App& app);
bool icon_button(Ui& ui, const Button& button, const App& app);
// `width` 0: the width of the row.
bool row_button(Ui& ui, const Button& button, Size size, const App& app);
// Draws only the label, without the icon.
bool label_button(Ui& ui, const Button& button, float width, const App& app);

// Carries out what the button is for. `perform` may be empty if the button has no Action.
void press(const Button& button, const PerformAction& perform, App& app);

}  // namespace damas
