#include "view/window/checkers/layout.hpp"

#include <algorithm>

#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float status_height = 40;
constexpr float narrowest_panel = 264;
constexpr float widest_panel = 440;
constexpr float handle_height = 48;
constexpr float answers_height = 7 * grid;
constexpr float small_height = 600;  // windows below it are short of room

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

void arrange_panel(CheckersLayout& l, int buttons, bool small) {
  Rect rest = l.panel.inset(small ? grid : 2 * grid);
  const float bar = small ? 7 * grid : 9 * grid;
  const auto rows = static_cast<float>(button_rows(rest.w, buttons));
  l.header = take_top(rest, touch_target, small ? 0 : grid);
  l.top_bar = take_top(rest, bar, grid);
  l.buttons = take_bottom(rest, rows * touch_target + (rows - 1) * grid, grid);
  l.bottom_bar = take_bottom(rest, bar, grid);
  l.counters = take_bottom(rest, small ? 3 * grid : 6 * grid);
  l.moves = rest;
}

CheckersLayout landscape(Size window, int buttons) {
  CheckersLayout l;
  Rect rest = Rect::at({}, window);
  l.status = take_bottom(rest, status_height);
  const float side = std::min(rest.h, rest.w - narrowest_panel);
  const float panel = std::clamp(to_grid(rest.w - side), narrowest_panel, widest_panel);
  const float left = std::max(0.0F, to_grid((rest.w - side - panel) / 2));
  l.board = {left, rest.y, side, rest.h};
  l.panel = {left + side, rest.y, panel, rest.h};
  const bool small = window.h < small_height;
  l.board = l.board.inset(small ? grid / 2 : grid);
  arrange_panel(l, buttons, small);
  return l;
}

CheckersLayout portrait(Size window, float sheet, bool answers) {
  CheckersLayout l;
  l.portrait = true;
  const float bar = window.h < small_height ? 6 * grid : 7 * grid;
  const float fixed = 2 * bar + status_height + touch_target + grid + handle_height;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed));
  Rect rest = Rect::at({}, window);
  l.top_bar = take_top(rest, bar).inset(grid / 2);
  l.board = take_top(rest, side);
  l.bottom_bar = take_top(rest, bar).inset(grid / 2);
  l.status = take_top(rest, status_height);
  l.buttons = take_top(rest, touch_target + grid);
  if (answers) l.answers = take_bottom(rest, std::min(rest.h, answers_height));
  // A tall window shows the sheet's beginning at rest; pulled up it covers most of the board.
  const float up = std::max(rest.h, to_grid(window.h * 0.62F));
  const float height = mix(rest.h, up, sheet);
  l.sheet = {0, rest.bottom() - height, window.w, height};
  Rect inner = l.sheet;
  inner.x += 2 * grid;
  inner.w -= 4 * grid;
  take_top(inner, handle_height);
  l.counters = take_bottom(inner, std::min(inner.h, 3 * grid));
  l.moves = inner;
  return l;
}

}  // namespace

CheckersLayout arrange_checkers(Size window, int buttons, float sheet, bool answers) {
  return window.w < window.h ? portrait(window, sheet, answers) : landscape(window, buttons);
}

int button_rows(float width, int buttons) {
  constexpr float least_gap = grid / 2;
  const int most = std::max(1, static_cast<int>((width + least_gap) / (touch_target + least_gap)));
  return (buttons + most - 1) / most;
}

}  // namespace damas
