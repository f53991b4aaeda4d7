#include "view/window/editor/editor_layout.hpp"

#include "view/window/editor/edit_frame.hpp"
#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float palette_height = 56;
constexpr float widest_panel = 440;
constexpr float least_form = 64;  // of the form's height in portrait

EditorLayout begin(const EditFrame& frame) {
  EditorLayout l;
  l.portrait = frame.portrait;
  l.board = frame.board;
  l.header = frame.header;
  l.status = frame.status;
  l.form = frame.rest;
  l.palette = take_top(l.form, palette_height, grid);
  return l;
}

EditorLayout landscape(Size window) {
  EditorLayout l = begin(wide_frame(window, widest_panel));
  l.play = take_bottom(l.form, touch_target, grid);
  return l;
}

EditorLayout portrait(Size window) {
  const float below = palette_height + grid + least_form + touch_target + grid;
  EditorLayout l = begin(tall_frame(window, below));
  l.play = take_bottom(l.form, touch_target + grid, 0);
  l.play.h -= grid;
  return l;
}

}  // namespace

EditorLayout arrange_editor(Size window) {
  return with_larger_board(window, portrait(window), landscape(window));
}

}  // namespace damas
