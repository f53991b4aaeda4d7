#include "view/window/library/pattern_layout.hpp"

#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float palette_height = 56;
constexpr float two_rows = 2 * least_for_finger + 4;
constexpr float one_row_width = 380;  // needed for all tools in one row
constexpr float narrowest_panel = 208;
constexpr float widest_panel = 440;
constexpr float least_form = 64;  // least height of the form in portrait

PatternLayout parts_of(const EditFrame& frame, float beneath) {
  PatternLayout l{frame.places};
  l.form = frame.rest;
  const bool one_row = l.form.w >= one_row_width;
  l.tools_in_row = one_row ? 8 : 4;
  l.palette = take_top(l.form, one_row ? palette_height : two_rows, grid);
  l.find = take_bottom(l.form, touch_target + beneath, grid);
  l.find.h -= beneath;
  return l;
}

PatternLayout tall_pattern(Size window) {
  const float palette = window.w - 2 * grid >= one_row_width ? palette_height : two_rows;
  const float below = palette + grid + least_form + grid + touch_target + grid;
  return parts_of(tall_frame(window, below), grid);
}

}  // namespace

PatternLayout arrange_pattern(Size window) {
  const PatternLayout wide = parts_of(wide_frame(window, narrowest_panel, widest_panel), 0);
  return with_larger_board(tall_pattern(window), wide);
}

}  // namespace damas
