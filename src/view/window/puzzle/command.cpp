#include "view/window/puzzle/command.hpp"

#include <optional>

#include "platform/input.hpp"
#include "view/window/kit/key_bindings.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

using namespace puzzle_command;
using MoveTile = puzzle_command::Move;
using puzzle::Direction;

std::optional<PuzzleCommand> command_of(Action action) {
  switch (action) {
    case Action::CursorUp:
      return MoveTile{Direction::Up};
    case Action::CursorDown:
      return MoveTile{Direction::Down};
    case Action::CursorLeft:
      return MoveTile{Direction::Left};
    case Action::CursorRight:
      return MoveTile{Direction::Right};
    case Action::Undo:
    case Action::Previous:
      return Undo{};
    case Action::Redo:
    case Action::Next:
      return Redo{};
    case Action::NewGame:
      return Deal{};
    case Action::Select:
      return GoOn{};
    case Action::Hint:
      return Hint{};
    case Action::Pause:
      return Show{};
    case Action::CopyGame:
      return Share{};
    case Action::Flip:  // has no meaning here
      return Options{};
    case Action::Help:
      return Help{};
    case Action::Settings:
      return Settings{};
    case Action::Back:
      return Leave{};
    default:
      return std::nullopt;
  }
}

std::optional<PuzzleCommand> command_of(Key letter) {
  switch (letter) {
    case Key::W:
      return MoveTile{Direction::Up};
    case Key::S:
      return MoveTile{Direction::Down};
    case Key::A:
      return MoveTile{Direction::Left};
    case Key::D:
      return MoveTile{Direction::Right};
    case Key::U:
      return Undo{};
    case Key::N:
      return Deal{};
    case Key::O:
      return Options{};
    case Key::T:
      return Daily{};
    case Key::C:
      return Share{};
    case Key::Q:
      return Leave{};
    default:
      return std::nullopt;
  }
}

std::optional<PuzzleCommand> command_of(const KeyPress& press, const KeyBindings& keys) {
  std::optional<PuzzleCommand> command;
  if (const auto action = keys.action_of({press.key, press.modifiers})) {
    command = command_of(*action);
  } else if (press.modifiers == no_modifiers) {
    command = command_of(press.key);
  }
  if (!command || !press.repeat) return command;
  // A held key moves further tiles; other commands are given once per press.
  if (auto* move = std::get_if<MoveTile>(&*command)) {
    move->held = true;
    return command;
  }
  return std::nullopt;
}

}  // namespace

std::vector<PuzzleCommand> puzzle_commands(const Input& input, const KeyBindings& keys) {
  std::vector<PuzzleCommand> commands;
  for (const KeyPress& press : input.keys) {
    if (const auto command = command_of(press, keys)) commands.push_back(*command);
  }
  Input others;
  others.actions = input.actions;
  others.text = input.text;
  for (const Action action : actions_in(others, keys)) {
    if (const auto command = command_of(action)) commands.push_back(*command);
  }
  return commands;
}

}  // namespace damas
