#include "view/window/frame/edit_board.hpp"

#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

// Keys with a special meaning on such a board, with so many tools.
bool is_editing_key(const KeyPress& press, std::size_t tools) {
  if (press.modifiers.ctrl || press.modifiers.alt) return false;
  switch (press.key) {
    case Key::Space:
    case Key::Delete:
    case Key::Backspace:
    case Key::S:
      return true;
    default:
      return press.key >= Key::Digit1 &&
             static_cast<std::size_t>(press.key) - static_cast<std::size_t>(Key::Digit1) < tools;
  }
}

}  // namespace

EditBoard::EditBoard(const BoardShape& shape, bool flipped) : frame_(shape, flipped) {}

void EditBoard::set_shape(const BoardShape& shape) {
  if (!(view().shape() == shape)) controls_.reset();
  frame_.set_shape(shape);
}

bool EditBoard::follow(const App& app, Numbering numbering) {
  frame_.follow_preferences(app, numbering);
  return frame_.follow_scale(app);
}

void EditBoard::press_keys(const Input& input, App& app, const Keys& keys) const {
  for (const KeyPress& press : input.keys) {
    const auto square = cursor();
    if (!square || press.modifiers.ctrl || press.modifiers.alt) continue;
    if (press.key == Key::Space) keys.cycle(*square);
    if (press.key == Key::Delete || press.key == Key::Backspace) keys.take_off(*square);
  }
  for (const char c : input.text) {
    const auto tool = static_cast<std::size_t>(c - '1');
    if (c >= '1' && tool < keys.tools) keys.choose(tool);
    if (c == 's' || c == 'S') keys.turn_side();
  }
  const auto claimed = [&keys](const KeyPress& press) { return is_editing_key(press, keys.tools); };
  for (const Action action : actions_in(input, app.preferences().keys, claimed)) {
    if (!app.scenes().pending()) keys.perform(action);
  }
}

EditAct EditBoard::pointer(const Input& input, const SquareSet& occupied) {
  return controls_.pointer(input.pointer, view(), occupied);
}

void EditBoard::present(BoardFrame::Content content, App& app) {
  static_cast<void>(shown_.change(std::move(content), app));
}

void EditBoard::draw(Canvas& canvas, const App& app) const {
  frame_.draw_board(canvas, *shown_, app.theme());
  frame_.draw_status(canvas, *shown_, app.theme());
}

}  // namespace damas
