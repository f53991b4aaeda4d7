#include "view/window/editor/editor_layout.hpp"

#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float palette_height = 56;
constexpr float low_tool = least_for_finger;  // height of tools in two rows
constexpr float palette_width = 240;          // needed for five tools in one row
constexpr float narrowest_panel = 208;
constexpr float widest_panel = 440;
constexpr float play_icon = 56;
constexpr float least_form = 64;    // least height of the form in portrait
constexpr float usable_form = 120;  // a lower form gets the room of the button below it

EditorLayout begin(const EditFrame& frame) {
  EditorLayout l{frame.places};
  l.form = frame.rest;
  const bool one_row = l.form.w >= palette_width;
  l.tools_in_row = one_row ? 5 : 3;
  const float two_rows = 2 * low_tool + grid / 2;
  l.palette = take_top(l.form, one_row ? palette_height : two_rows, one_row ? grid : grid / 2);
  return l;
}

EditorLayout landscape(Size window) {
  EditorLayout l = begin(wide_frame(window, narrowest_panel, widest_panel));
  l.play = take_bottom(l.form, touch_target, l.tools_in_row == 5 ? grid : grid / 2);
  return l;
}

EditorLayout portrait(Size window) {
  const float below = palette_height + grid + least_form + touch_target + grid;
  EditorLayout l = begin(tall_frame(window, below));
  const float beneath = touch_target + grid;
  if (l.form.h - beneath < usable_form) {
    l.play = take_right(l.palette, play_icon, grid);
    l.form.h -= grid;
  } else {
    l.play = take_bottom(l.form, beneath, 0);
    l.play.h -= grid;
  }
  return l;
}

}  // namespace

EditorLayout arrange_editor(Size window) {
  return with_larger_board(portrait(window), landscape(window));
}

}  // namespace damas
