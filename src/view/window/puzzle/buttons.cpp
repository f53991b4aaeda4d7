#include "view/window/puzzle/buttons.hpp"

#include <algorithm>
#include <vector>

#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/puzzle/table.hpp"

namespace damas {

namespace {

struct ButtonRow {
  Icon icon;
  Text label;
  PuzzleCommand command;
  Emphasis emphasis = Emphasis::Plain;
  bool enabled = true;
};

// Other buttons while a solution is shown, and after a win.
ButtonRow hint_row(const PuzzleTable& table) {
  if (table.showing() != PuzzleTable::Showing::No)
    return {Icon::ChevronRight, Text::PuzzleStep, puzzle_command::Step{}};
  const bool won = table.puzzle().state() == puzzle::State::Won;
  return {Icon::Hint, Text::PuzzleHint, puzzle_command::Hint{}, Emphasis::Plain, !won};
}

ButtonRow show_row(const PuzzleTable& table) {
  if (table.adviser().asked()) return {Icon::Close, Text::Cancel, puzzle_command::Leave{}};
  switch (table.showing()) {
    case PuzzleTable::Showing::Playing:
      return {Icon::Pause, Text::Pause, puzzle_command::Show{}};
    case PuzzleTable::Showing::Paused:
      return {Icon::Play, Text::Resume, puzzle_command::Show{}};
    default:
      break;
  }
  if (table.puzzle().state() == puzzle::State::Won)
    return {Icon::Copy, Text::PuzzleShare, puzzle_command::Share{}};
  return {Icon::Play, Text::PuzzleShowMe, puzzle_command::Show{}};
}

ButtonRow row_of(PuzzleButton button, const PuzzleTable& table) {
  const puzzle::Puzzle& puzzle = table.puzzle();
  switch (button) {
    case PuzzleButton::Leave:
      return {Icon::ChevronLeft, Text::Back, puzzle_command::GoOut{}};
    case PuzzleButton::Help:
      return {Icon::Help, Text::HelpMenu, puzzle_command::Help{}};
    case PuzzleButton::Undo:
      return {Icon::Undo, Text::Undo, puzzle_command::Undo{}, Emphasis::Plain, puzzle.can_undo()};
    case PuzzleButton::Redo:
      return {Icon::Redo, Text::Redo, puzzle_command::Redo{}, Emphasis::Plain, puzzle.can_redo()};
    case PuzzleButton::Hint:
      return hint_row(table);
    case PuzzleButton::Show:
      return show_row(table);
    case PuzzleButton::Options:
      return {Icon::Settings, Text::OptionsTitle, puzzle_command::Options{}};
    case PuzzleButton::Deal:
      break;
  }
  return {Icon::Restart, Text::PuzzleDeal, puzzle_command::Deal{}, Emphasis::Primary};
}

Rect bounds(const Rect& a, const Rect& b) {
  const float left = std::min(a.x, b.x);
  const float top = std::min(a.y, b.y);
  return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

bool icon_only(Ui& ui, const ButtonRow& row, const char* label, const Rect& place) {
  ui.fill(place, 8, ui.gui().palette().control);
  const bool primary = row.emphasis == Emphasis::Primary;
  return ui.icon_button({row.icon, label, row.enabled, primary, place.size()});
}

}  // namespace

std::optional<PuzzleCommand> draw_puzzle_buttons(Gui& gui, const PuzzleLayout& layout,
                                                 const PuzzleTable& table, const App& app) {
  Ui ui(gui, app.theme());
  std::optional<PuzzleCommand> clicked;
  const auto draw = [&](PuzzleButton button) {
    const Rect& place = layout.button(button);
    const ButtonRow row = row_of(button, table);
    const char* label = app.tr(row.label);
    ImGui::SetCursorScreenPos(im(place.origin()));
    const bool wordy = layout.labelled && button != PuzzleButton::Help;
    // Identified by place, so that a press stays with its button when the button's function
    // changes.
    ImGui::PushID(static_cast<int>(button));
    const bool pressed =
        wordy ? ui.choice_row(row.icon, label, row.emphasis, place.h, place.w, row.enabled)
              : icon_only(ui, row, label, place);
    ImGui::PopID();
    if (pressed) clicked = row.command;
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
