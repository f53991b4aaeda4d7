#include "view/window/lab/lab_layout.hpp"

#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float tool_height = 48;
constexpr float row_height = 40;  // for the mouse
constexpr float narrowest_panel = 264;
constexpr float widest_panel = 480;
constexpr float one_row = 344;  // width needed for one row of tools
constexpr float least_form = 96;

LabLayout begin(const EditFrame& frame, float control) {
  LabLayout l{frame.places};
  l.form = frame.rest;
  l.columns = l.form.w >= one_row ? 8 : 4;
  const float rows = l.columns == 8 ? 1 : 2;
  const float each = frame.tight ? control : tool_height;
  l.palette = take_top(l.form, rows * each + (rows - 1) * grid / 2, frame.tight ? grid / 2 : grid);
  l.player = take_top(l.form, control, grid);
  return l;
}

LabLayout landscape(Size window, float control) {
  return begin(wide_frame(window, narrowest_panel, widest_panel), control);
}

LabLayout portrait(Size window, float control) {
  const float below = tool_height + grid + control + grid + least_form + grid;
  LabLayout l = begin(tall_frame(window, below), control);
  l.form.h -= grid;
  return l;
}

}  // namespace

LabLayout arrange_lab(Size window, bool fingers) {
  const float control = pressable(row_height, fingers);
  return with_larger_board(portrait(window, control), landscape(window, control));
}

}  // namespace damas
