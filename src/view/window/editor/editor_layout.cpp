#include "view/window/editor/editor_layout.hpp"

#include <algorithm>

#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float status_height = 40;
constexpr float palette_height = 56;
constexpr float narrowest_panel = 264;
constexpr float widest_panel = 440;
constexpr float least_form = 64;     // of the form's height in portrait
constexpr float small_height = 600;  // windows below it are short of room

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

EditorLayout landscape(Size window) {
  EditorLayout l;
  Rect rest = Rect::at({}, window);
  l.status = take_bottom(rest, status_height);
  const float side = std::max(0.0F, std::min(rest.h, rest.w - narrowest_panel));
  const float panel = std::clamp(to_grid(rest.w - side), narrowest_panel, widest_panel);
  const float left = std::max(0.0F, to_grid((rest.w - side - panel) / 2));
  const bool small = window.h < small_height;
  l.board = Rect{left, rest.y, side, rest.h}.inset(small ? grid / 2 : grid);
  const bool narrow = panel < narrowest_panel + 4 * grid;
  const float margin = small || narrow ? grid : 2 * grid;
  Rect column = Rect{left + side, rest.y, panel, rest.h}.inset(margin);
  l.header = take_top(column, touch_target, small ? 0 : grid);
  l.palette = take_top(column, palette_height, grid);
  l.play = take_bottom(column, touch_target, grid);
  l.form = column;
  return l;
}

EditorLayout portrait(Size window) {
  EditorLayout l;
  l.portrait = true;
  const float fixed = 2 * touch_target + status_height + palette_height + 3 * grid;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed - least_form));
  Rect rest = Rect::at({}, window);
  l.header = take_top(rest, touch_target);
  l.board = take_top(rest, side);
  l.status = take_top(rest, status_height, grid);
  rest.x += grid;
  rest.w -= 2 * grid;
  l.palette = take_top(rest, palette_height, grid);
  l.play = take_bottom(rest, touch_target + grid, 0);
  l.play.h -= grid;
  l.form = rest;
  return l;
}

}  // namespace

// Whichever way leaves the larger board; a tall window is always portrait.
EditorLayout arrange_editor(Size window) {
  const EditorLayout tall = portrait(window);
  if (window.w < window.h) return tall;
  const EditorLayout wide = landscape(window);
  const auto side = [](const Rect& board) { return std::min(board.w, board.h); };
  return side(tall.board) > side(wide.board) ? tall : wide;
}

}  // namespace damas
