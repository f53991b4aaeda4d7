#include "view/window/lab/lab_layout.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float status_height = 40;
constexpr float tool_height = 48;
constexpr float narrowest_panel = 264;
constexpr float widest_panel = 480;
constexpr float one_row = 344;  // of tools needs that width
constexpr float least_form = 96;
constexpr float small_height = 600;  // windows below it are short of room

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

void take_palette(LabLayout& l, Rect& column, bool tight) {
  l.columns = column.w >= one_row ? 8 : 4;
  const float rows = l.columns == 8 ? 1 : 2;
  const float each = tight ? control_height : tool_height;
  l.palette = take_top(column, rows * each + (rows - 1) * grid / 2, tight ? grid / 2 : grid);
}

LabLayout landscape(Size window) {
  LabLayout l;
  Rect rest = Rect::at({}, window);
  l.status = take_bottom(rest, status_height);
  const float side = std::max(0.0F, std::min(rest.h, rest.w - narrowest_panel));
  const float panel = std::clamp(to_grid(rest.w - side), narrowest_panel, widest_panel);
  const float left = std::max(0.0F, to_grid((rest.w - side - panel) / 2));
  const bool small = window.h < small_height;
  l.board = Rect{left, rest.y, side, rest.h}.inset(small ? grid / 2 : grid);
  const bool narrow = panel < narrowest_panel + 4 * grid;
  Rect column = Rect{left + side, rest.y, panel, rest.h}.inset(small || narrow ? grid : 2 * grid);
  l.header = take_top(column, touch_target, small ? 0 : grid);
  take_palette(l, column, small);
  l.player = take_top(column, control_height, grid);
  l.form = column;
  return l;
}

LabLayout portrait(Size window) {
  LabLayout l;
  l.portrait = true;
  const float fixed = touch_target + status_height + tool_height + control_height + 4 * grid;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed - least_form));
  Rect rest = Rect::at({}, window);
  l.header = take_top(rest, touch_target);
  l.board = take_top(rest, side);
  l.status = take_top(rest, status_height, grid);
  rest.x += grid;
  rest.w -= 2 * grid;
  take_palette(l, rest, false);
  l.player = take_top(rest, control_height, grid);
  l.form = rest;
  l.form.h -= grid;
  return l;
}

}  // namespace

// Whichever way leaves the larger board; a tall window is always portrait.
LabLayout arrange_lab(Size window) {
  const LabLayout tall = portrait(window);
  if (window.w < window.h) return tall;
  const LabLayout wide = landscape(window);
  const auto side = [](const Rect& board) { return std::min(board.w, board.h); };
  return side(tall.board) > side(wide.board) ? tall : wide;
}

}  // namespace damas
