#include "view/window/puzzle/buttons.hpp"

#include <algorithm>
#include <vector>

#include "puzzle/session.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

struct CommandButton {
  Button look;
  PuzzleCommand command;
};

// Other buttons while a solution is shown, and after a win.
CommandButton hint_button(const puzzle::Session& session) {
  if (session.showing() != puzzle::Session::Showing::No)
    return {{Icon::ChevronRight, Text::PuzzleStep}, puzzle_command::Step{}};
  const bool won = session.puzzle().state() == puzzle::State::Won;
  return {{Icon::Hint, Text::PuzzleHint, {}, !won}, puzzle_command::Hint{}};
}

CommandButton show_button(const puzzle::Session& session) {
  if (session.adviser().asked()) return {{Icon::Close, Text::Cancel}, puzzle_command::Leave{}};
  switch (session.showing()) {
    case puzzle::Session::Showing::Playing:
      return {{Icon::Pause, Text::Pause}, puzzle_command::Show{}};
    case puzzle::Session::Showing::Paused:
      return {{Icon::Play, Text::Resume}, puzzle_command::Show{}};
    default:
      break;
  }
  if (session.puzzle().state() == puzzle::State::Won)
    return {{Icon::Copy, Text::PuzzleShare}, puzzle_command::Share{}};
  return {{Icon::Play, Text::PuzzleShowMe}, puzzle_command::Show{}};
}

CommandButton button_of(PuzzleButton button, const puzzle::Session& session) {
  const puzzle::Puzzle& puzzle = session.puzzle();
  switch (button) {
    case PuzzleButton::Leave:
      return {{Icon::ChevronLeft, Text::Back}, puzzle_command::GoOut{}};
    case PuzzleButton::Help:
      return {{Icon::Help, Text::HelpMenu}, puzzle_command::Help{}};
    case PuzzleButton::Undo:
      return {{Icon::Undo, Text::Undo, {}, puzzle.can_undo()}, puzzle_command::Undo{}};
    case PuzzleButton::Redo:
      return {{Icon::Redo, Text::Redo, {}, puzzle.can_redo()}, puzzle_command::Redo{}};
    case PuzzleButton::Hint:
      return hint_button(session);
    case PuzzleButton::Show:
      return show_button(session);
    case PuzzleButton::Options:
      return {{Icon::Settings, Text::OptionsTitle}, puzzle_command::Options{}};
    case PuzzleButton::Deal:
      break;
  }
  return {{Icon::Restart, Text::PuzzleDeal, {}, true, true}, puzzle_command::Deal{}};
}

Rect bounds(const Rect& a, const Rect& b) {
  const float left = std::min(a.x, b.x);
  const float top = std::min(a.y, b.y);
  return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

bool icon_only(Ui& ui, const Button& button, const Rect& place, const App& app) {
  ui.fill(place, 8, ui.gui().palette().control);
  return icon_button(ui, button, place.size(), app);
}

}  // namespace

std::optional<PuzzleCommand> draw_puzzle_buttons(Gui& gui, const PuzzleLayout& layout,
                                                 const puzzle::Session& session, const App& app) {
  Ui ui(gui, app.theme());
  std::optional<PuzzleCommand> clicked;
  const auto draw = [&](PuzzleButton which) {
    const Rect& place = layout.button(which);
    const CommandButton button = button_of(which, session);
    ImGui::SetCursorScreenPos(im(place.origin()));
    const bool wordy = layout.labelled && which != PuzzleButton::Help;
    // Identified by place, so that a press stays with its button when the button's function
    // changes.
    ImGui::PushID(static_cast<int>(which));
    const bool pressed = wordy ? row_button(ui, button.look, place.size(), app)
                               : icon_only(ui, button.look, place, app);
    ImGui::PopID();
    if (pressed) clicked = button.command;
  };
  const bool help_apart = layout.landscape && !layout.button(PuzzleButton::Help).empty();
  if (help_apart) {
    const Panel panel("puzzle help", layout.button(PuzzleButton::Help), Panel::Kind::Flat, false);
    draw(PuzzleButton::Help);
  }
  std::vector<PuzzleButton> shown;
  Rect all = layout.button(PuzzleButton::Leave);
  for (const PuzzleButton button : puzzle_buttons) {
    const bool elsewhere = help_apart && button == PuzzleButton::Help;
    if (elsewhere || layout.button(button).empty()) continue;
    shown.push_back(button);
    all = bounds(all, layout.button(button));
  }
  const Panel panel("puzzle", all, Panel::Kind::Flat, false);
  for (const PuzzleButton button : shown)
    draw(button);
  return clicked;
}

}  // namespace damas
