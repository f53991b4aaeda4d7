#include "view/window/puzzle_buttons.hpp"

#include <algorithm>

#include "puzzle/puzzle.hpp"
#include "view/window/app.hpp"
#include "view/window/widgets.hpp"

namespace damas {

namespace {

struct ButtonRow {
  Icon icon;
  Text label;
  PuzzleCommand command;
  Emphasis emphasis = Emphasis::Plain;
};

ButtonRow row_of(PuzzleButton button) {
  switch (button) {
    case PuzzleButton::Leave:
      return {Icon::ChevronLeft, Text::Back, puzzle_command::Leave{}};
    case PuzzleButton::Help:
      return {Icon::Help, Text::HelpMenu, puzzle_command::Help{}};
    case PuzzleButton::Undo:
      return {Icon::Undo, Text::Undo, puzzle_command::Undo{}};
    case PuzzleButton::Redo:
      return {Icon::Redo, Text::Redo, puzzle_command::Redo{}};
    case PuzzleButton::Deal:
      break;
  }
  return {Icon::Restart, Text::PuzzleDeal, puzzle_command::Deal{}, Emphasis::Primary};
}

bool is_enabled(PuzzleButton button, const puzzle::Puzzle& puzzle) {
  if (button == PuzzleButton::Undo) return puzzle.can_undo();
  return button != PuzzleButton::Redo || puzzle.can_redo();
}

Rect bounds(const Rect& a, const Rect& b) {
  const float left = std::min(a.x, b.x);
  const float top = std::min(a.y, b.y);
  return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

bool icon_only(Ui& ui, const ButtonRow& row, const char* label, const Rect& place, bool enabled) {
  ui.fill(place, 8, ui.gui().palette().control);
  const bool primary = row.emphasis == Emphasis::Primary;
  return ui.icon_button({row.icon, label, enabled, primary, place.size()});
}

}  // namespace

std::optional<PuzzleCommand> draw_puzzle_buttons(Gui& gui, const PuzzleLayout& layout,
                                                 const puzzle::Puzzle& puzzle, const App& app) {
  Ui ui(gui, app.theme());
  std::optional<PuzzleCommand> clicked;
  const auto draw = [&](PuzzleButton button) {
    const Rect& place = layout.button(button);
    const ButtonRow row = row_of(button);
    const char* label = app.tr(row.label);
    const bool enabled = is_enabled(button, puzzle);
    ImGui::SetCursorScreenPos(im(place.origin()));
    const bool wordy = layout.labelled && button != PuzzleButton::Help;
    const bool pressed =
        wordy ? ui.choice_row(row.icon, label, row.emphasis, place.h, place.w, enabled)
              : icon_only(ui, row, label, place, enabled);
    if (pressed) clicked = row.command;
  };
  const Rect& help = layout.button(PuzzleButton::Help);
  if (!help.empty()) {
    const Panel panel("puzzle help", help, Panel::Kind::Flat, false);
    draw(PuzzleButton::Help);
  }
  Rect others = layout.button(PuzzleButton::Leave);
  for (const PuzzleButton button : {PuzzleButton::Undo, PuzzleButton::Redo, PuzzleButton::Deal})
    others = bounds(others, layout.button(button));
  const Panel panel("puzzle", others, Panel::Kind::Flat, false);
  for (const PuzzleButton button : puzzle_buttons) {
    if (button != PuzzleButton::Help) draw(button);
  }
  return clicked;
}

}  // namespace damas
