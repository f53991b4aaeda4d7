#include "view/window/frame/layout.hpp"

#include <algorithm>

#include "view/window/frame/status_place.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float narrowest_panel = 160;
constexpr float widest_panel = 440;    // in a window of usual size
constexpr float widest_share = 0.25F;  // of a large window's width
constexpr float narrow_panel = 360;    // has smaller margins
constexpr float header_width = 5 * touch_target;
constexpr float title_height = 3 * grid;
constexpr float handle_height = 48;
constexpr float answers_margin = 12;  // of both sides together, above and below the answers
constexpr float gauge_width = 3 * grid;
constexpr float gauge_strip = 6 * grid;
constexpr float least_moves = 10 * grid;
constexpr float one_row = 4 * grid;  // of the list of moves
constexpr float lowest_bar = 44;     // name and captured pieces, without a margin
constexpr float crowded_gap = 3;

float to_grid(float length) {
  return std::floor(length / grid) * grid;
}

float height_of_rows(int rows, float row, float gap) {
  return static_cast<float>(rows) * row + static_cast<float>(rows - 1) * gap;
}

// The lines and the graph, as far as they leave room for the list of moves; a graph in full or not
// at all.
void take_analysis(CheckersLayout& l, Rect& rest, const CheckersParts& parts) {
  if (parts.graph > 0 && rest.h - parts.graph >= least_moves) {
    l.graph = take_bottom(rest, parts.graph, grid);
  }
  const float lines = std::min(parts.lines, std::max(0.0F, rest.h - least_moves));
  if (lines > 0) l.lines = take_top(rest, lines, grid);
}

// How much room the parts of a panel have. Crowded: answers need so much that a usual panel would
// hide the moves or the counters; the variant's name is left out, because the person knows it.
struct PanelRoom {
  bool small = false;  // the window is low
  bool crowded = false;
};

// Divides the rest of the panel's middle among the answers, the counters and the list of moves.
void arrange_middle(CheckersLayout& l, Rect rest, const CheckersParts& parts, float counters,
                    float gap) {
  if (l.status_beside && parts.answers) {
    l.answers = take_bottom(rest, std::min(rest.h, parts.finger));
    take_bottom(rest, std::min(rest.h, gap));
  }
  l.counters = take_bottom(rest, std::min(rest.h, counters));
  take_analysis(l, rest, parts);
  l.moves = rest;
}

void arrange_panel(CheckersLayout& l, const CheckersParts& parts, const PanelRoom& room) {
  const bool small = room.small;
  Rect rest = l.panel.inset(small || l.panel.w < narrow_panel ? grid : 2 * grid);
  const float gap = room.crowded ? crowded_gap : grid;
  const float usual_bar = small ? 7 * grid : 9 * grid;
  const float bar = room.crowded ? lowest_bar : usual_bar;
  l.header = take_top(rest, touch_target, small ? 0 : grid);
  if (parts.title_row && !room.crowded) {
    l.title = take_top(rest, title_height, small ? 0 : grid);
  }
  l.top_bar = take_top(rest, bar, gap);
  const int rows = button_rows(rest.w, parts.buttons);
  l.buttons = take_bottom(rest, height_of_rows(rows, touch_target, button_gap), gap);
  l.bottom_bar = take_bottom(rest, bar, gap);
  arrange_middle(l, rest, parts, small ? 3 * grid : 6 * grid, gap);
}

// A row with the variant's name replaces the header, whose buttons are among those below.
void arrange_folded(CheckersLayout& l, const CheckersParts& parts, const PanelRoom& room) {
  const bool small = room.small;
  const float margin = small ? grid / 2 : grid;
  const float gap = room.crowded ? crowded_gap : margin;
  const float usual_bar = small ? 6.5F * grid : 8 * grid;
  const float bar = room.crowded ? lowest_bar : usual_bar;
  Rect rest = l.panel.inset(margin);
  if (!room.crowded) l.title = take_top(rest, title_height, small ? 0 : gap);
  l.top_bar = take_top(rest, bar, gap);
  const int rows = button_rows(rest.w, parts.folded);
  // Several rows of larger buttons would leave no room for the moves.
  const float low_row = rows > 1 ? narrowest_button : std::max(narrowest_button, parts.finger);
  const float row = small ? low_row : touch_target;
  l.buttons = take_bottom(rest, height_of_rows(rows, row, button_gap), gap);
  l.bottom_bar = take_bottom(rest, bar, gap);
  arrange_middle(l, rest, parts, 3 * grid, gap);
}

void arrange_beside(CheckersLayout& l, const CheckersParts& parts, const PanelRoom& room) {
  l.header = l.title = {};
  if (l.folded) {
    arrange_folded(l, parts, room);
  } else {
    arrange_panel(l, parts, room);
  }
}

// Only while there are answers in it, on a page that is drawn smaller, fingers need a higher one.
float height_of_status(const CheckersParts& parts) {
  return parts.answers && parts.finger > least_for_finger ? parts.finger : status_height;
}

CheckersLayout landscape(Size window, const CheckersParts& parts) {
  CheckersLayout l;
  const bool small = window.h < small_height;
  l.button = small ? std::max(touch_target, parts.finger) : touch_target;
  Rect rest = Rect::at({}, window);
  const float gauge = parts.gauge ? gauge_width : 0;
  l.status_beside = is_status_beside({window.w - gauge, window.h});
  if (!l.status_beside) l.status = take_bottom(rest, height_of_status(parts));
  const float widest = std::max(widest_panel, to_grid(window.w * widest_share));
  const float side = std::max(0.0F, std::min(rest.h, rest.w - gauge - narrowest_panel));
  const float panel = std::clamp(to_grid(rest.w - gauge - side), narrowest_panel, widest);
  const float left = std::max(0.0F, to_grid((rest.w - gauge - side - panel) / 2));
  l.gauge = {left, rest.y, gauge, rest.h};
  l.board = {left + gauge, rest.y, side, rest.h};
  l.panel = {l.board.right(), rest.y, panel, rest.h};
  if (l.status_beside) {
    l.status = take_bottom(l.panel, height_of_status_beside(panel));
    l.sentence = l.status;
    l.status.w = window.w - l.status.x;
  } else {
    l.sentence = {left, l.status.y, l.panel.right() - left, l.status.h};
  }
  l.board = l.board.inset(small ? grid / 2 : grid);
  const float needed =
      std::max(header_width, narrowest_button * static_cast<float>(parts.buttons)) + 2 * grid;
  // The buttons of a header would be too small for a finger.
  l.folded = panel < needed || (small && parts.finger > touch_target);
  arrange_beside(l, parts, {small});
  const bool asked = !l.answers.empty() || height_of_status(parts) > status_height;
  if (asked && l.moves.h < one_row) arrange_beside(l, parts, {small, true});
  return l;
}

CheckersLayout portrait(Size window, const CheckersParts& parts) {
  CheckersLayout l;
  l.portrait = true;
  l.button = std::max(touch_target, parts.finger);
  const float bar = window.h < small_height ? 6 * grid : 7 * grid;
  const float strip = parts.gauge ? gauge_strip : 0;
  const float fixed =
      2 * bar + status_height + l.button + grid + handle_height + strip + parts.graph;
  const float side = std::max(0.0F, std::min(window.w, window.h - fixed));
  Rect rest = Rect::at({}, window);
  l.top_bar = take_top(rest, bar).inset(grid / 2);
  l.gauge = take_top(rest, strip);
  l.board = take_top(rest, side);
  l.graph = take_top(rest, parts.graph);
  l.bottom_bar = take_top(rest, bar).inset(grid / 2);
  l.status = take_top(rest, status_height);
  l.sentence = l.status;
  l.buttons = take_top(rest, l.button + grid);
  if (parts.answers) {
    const float high = parts.finger + answers_margin;
    l.answers = take_bottom(rest, std::min(rest.h, high));
  }
  // A tall window shows the beginning of the closed sheet; when open, it covers most of the board.
  const float up = std::max(rest.h, to_grid(window.h * 0.62F));
  const float height = mix(rest.h, up, parts.sheet);
  l.sheet = {0, rest.bottom() - height, window.w, height};
  Rect inner = l.sheet;
  inner.x += 2 * grid;
  inner.w -= 4 * grid;
  take_top(inner, handle_height);
  l.counters = take_bottom(inner, std::min(inner.h, 3 * grid));
  const float lines = std::min(parts.lines, inner.h);
  if (lines > 0) l.lines = take_top(inner, lines, std::min(grid, inner.h - lines));
  l.moves = inner;
  return l;
}

float side_of_board(const CheckersLayout& l) {
  return std::min(l.board.w, l.board.h);
}

}  // namespace

CheckersLayout arrange_checkers(Size window, const CheckersParts& parts) {
  const CheckersLayout standing = portrait(window, parts);
  const CheckersLayout lying = landscape(window, parts);
  return side_of_board(standing) > side_of_board(lying) ? standing : lying;
}

int button_rows(float width, int buttons) {
  const int most = std::max(1, static_cast<int>(width / narrowest_button));
  return (buttons + most - 1) / most;
}

ButtonGrid::ButtonGrid(const CheckersLayout& layout, int buttons) {
  const Rect& place = layout.buttons;
  const int rows = button_rows(place.w, buttons);
  in_row_ = (buttons + rows - 1) / rows;
  const float width = std::min(layout.button, std::floor(place.w / static_cast<float>(in_row_)));
  const float gaps = static_cast<float>(rows - 1) * button_gap;
  size_ = {width, std::min(layout.button, (place.h - gaps) / static_cast<float>(rows))};
  step_ = in_row_ > 1 ? (place.w - width) / static_cast<float>(in_row_ - 1) : 0;
  if (!layout.portrait) step_ = std::min(step_, layout.button + 2 * button_gap);
}

Point ButtonGrid::place(int button) const {
  const int row = button / in_row_;
  return {std::round(static_cast<float>(button % in_row_) * step_),
          static_cast<float>(row) * (size_.h + button_gap)};
}

}  // namespace damas
