#include "view/window/editor/edit_frame.hpp"

#include <cmath>

#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float status_height = 40;
constexpr float narrowest_panel = 264;
constexpr float small_height = 600;  // windows below it are short of room

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

}  // namespace

EditFrame wide_frame(Size window, float widest) {
  EditFrame f;
  f.tight = window.h < small_height;
  Rect rest = Rect::at({}, window);
  f.status = take_bottom(rest, status_height);
  const float side = std::max(0.0F, std::min(rest.h, rest.w - narrowest_panel));
  const float panel = std::clamp(to_grid(rest.w - side), narrowest_panel, widest);
  const float left = std::max(0.0F, to_grid((rest.w - side - panel) / 2));
  f.board = Rect{left, rest.y, side, rest.h}.inset(f.tight ? grid / 2 : grid);
  const bool narrow = panel < narrowest_panel + 4 * grid;
  const float margin = f.tight || narrow ? grid : 2 * grid;
  f.rest = Rect{left + side, rest.y, panel, rest.h}.inset(margin);
  f.header = take_top(f.rest, touch_target, f.tight ? 0 : grid);
  return f;
}

EditFrame tall_frame(Size window, float below) {
  EditFrame f;
  f.portrait = true;
  const float fixed = touch_target + status_height + grid + below;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed));
  f.rest = Rect::at({}, window);
  f.header = take_top(f.rest, touch_target);
  f.board = take_top(f.rest, side);
  f.status = take_top(f.rest, status_height, grid);
  f.rest.x += grid;
  f.rest.w -= 2 * grid;
  return f;
}

}  // namespace damas
