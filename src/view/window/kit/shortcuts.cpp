#include "view/window/kit/shortcuts.hpp"

#include <optional>

namespace damas {

namespace {

bool repeats(Action action) {
  switch (action) {
    case Action::CursorUp:
    case Action::CursorDown:
    case Action::CursorLeft:
    case Action::CursorRight:
    case Action::Previous:
    case Action::Next:
    case Action::Undo:
    case Action::Redo:
      return true;
    default:
      return false;
  }
}

std::optional<Action> action_of(PadAction pad) {
  switch (pad) {
    case PadAction::Up:
      return Action::CursorUp;
    case PadAction::Down:
      return Action::CursorDown;
    case PadAction::Left:
      return Action::CursorLeft;
    case PadAction::Right:
      return Action::CursorRight;
    case PadAction::Confirm:
      return Action::Select;
    case PadAction::Cancel:
      return Action::Back;
    case PadAction::Third:
      return Action::Hint;
    case PadAction::Fourth:
      return Action::Undo;
    case PadAction::Previous:
      return Action::Previous;
    case PadAction::Next:
      return Action::Next;
    case PadAction::Menu:
      return Action::Pause;
    case PadAction::View:
      return Action::Flip;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Action> actions_in(const Input& input, const KeyBindings& keys,
                               const std::function<bool(const KeyPress&)>& claimed) {
  std::vector<Action> actions;
  for (const KeyPress& press : input.keys) {
    if (claimed && claimed(press)) continue;
    const auto action = keys.action_of({press.key, press.modifiers});
    if (action && (!press.repeat || repeats(*action))) actions.push_back(*action);
  }
  if (input.text == "?") actions.push_back(Action::Help);
  for (const PadAction pad : input.actions) {
    if (const auto action = action_of(pad)) actions.push_back(*action);
  }
  return actions;
}

}  // namespace damas
