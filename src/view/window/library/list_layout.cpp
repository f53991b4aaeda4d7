#include "view/window/library/list_layout.hpp"

#include "view/window/library/search_fields.hpp"

namespace damas {

namespace {

constexpr float bar_height = 56;  // of the header and of the footer
constexpr float least_width_of_columns = 720;

}  // namespace

bool is_narrow_list(Size window) {
  return window.w < least_width_of_columns;
}

ListLayout arrange_list(Size window, int cells, bool folded, float note) {
  constexpr float margin = ListLayout::margin;
  constexpr float gap = ListLayout::gap;
  ListLayout l;
  l.window = window;
  l.narrow = is_narrow_list(window);
  const float width = window.w - 2 * margin;
  l.cells_in_row = cells_in_row(width, cells);
  l.cells = folded ? l.cells_in_row : cells;
  const int rows = (l.cells + l.cells_in_row - 1) / l.cells_in_row;
  l.header = {0, 0, window.w, bar_height};
  l.fields = {margin, l.header.bottom(), width, static_cast<float>(rows) * search_cell_height};
  l.footer = {margin, window.h - bar_height, width, bar_height};
  l.note = {margin, l.footer.y - note, width, note};
  l.table = {margin - gap, l.fields.bottom() + gap / 2, width + 2 * gap,
             l.note.y - l.fields.bottom() - gap};
  return l;
}

}  // namespace damas
