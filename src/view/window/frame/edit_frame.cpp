#include "view/window/frame/edit_frame.hpp"

#include <cmath>

#include "view/window/frame/status_place.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float usual_panel = 264;
constexpr float widest_share = 0.25F;  // the most of a large window that the panel takes

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

}  // namespace

EditFrame wide_frame(Size window, float narrowest, float widest) {
  EditFrame f;
  f.tight = window.h < small_height;
  Rect rest = Rect::at({}, window);
  const bool beside = is_status_beside(window);
  if (!beside) f.places.status = take_bottom(rest, status_height);
  const float most = std::max(widest, to_grid(window.w * widest_share));
  const float side = std::max(0.0F, std::min(rest.h, rest.w - narrowest));
  const float panel = std::clamp(to_grid(rest.w - side), narrowest, most);
  const float left = std::max(0.0F, to_grid((rest.w - side - panel) / 2));
  f.places.board = Rect{left, rest.y, side, rest.h}.inset(f.tight ? grid / 2 : grid);
  Rect column{left + side, rest.y, panel, rest.h};
  if (beside) {
    f.places.status = take_bottom(column, height_of_status_beside(panel));
    f.places.sentence = f.places.status;
    f.places.status.w = window.w - f.places.status.x;
  } else {
    f.places.sentence = {left, f.places.status.y, side + panel, f.places.status.h};
  }
  const bool narrow = panel < usual_panel + 4 * grid;
  const float margin = panel < usual_panel ? grid / 2 : f.tight || narrow ? grid : 2 * grid;
  f.rest = column.inset(margin);
  f.places.header = take_top(f.rest, touch_target, f.tight ? 0 : grid);
  return f;
}

EditFrame tall_frame(Size window, float below) {
  EditFrame f;
  f.places.portrait = true;
  const float fixed = touch_target + status_height + grid + below;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed));
  f.rest = Rect::at({}, window);
  f.places.header = take_top(f.rest, touch_target);
  f.places.board = take_top(f.rest, side);
  f.places.status = take_top(f.rest, status_height, grid);
  f.places.sentence = f.places.status;
  f.rest.x += grid;
  f.rest.w -= 2 * grid;
  return f;
}

}  // namespace damas
