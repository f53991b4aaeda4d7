#include "view/window/puzzle/layout.hpp"

#include <cmath>
#include <initializer_list>

namespace damas {

namespace {

constexpr float grid = 8;
constexpr float button_height = 6 * grid;
constexpr float labelled_button = 20 * grid;
constexpr float counter_height = 9 * grid;
constexpr float title_height = 4 * grid;
constexpr float short_message = 5 * grid;  // two lines
constexpr float long_message = 8 * grid;   // three lines
constexpr float widest_panel = 50 * grid;
constexpr float usual_panel = 33 * grid;
constexpr float narrowest_panel = 26 * grid;  // for a larger board
constexpr float largest_goal = 26 * grid;
constexpr float smallest_goal = 12 * grid;
constexpr float goal_caption = 3 * grid;
constexpr float lowest_panel = 33 * grid;  // for two rows of buttons, counters and the sentence
constexpr float tall_panel = 75 * grid;    // for four rows, and a picture of the goal

float margin(float extent) {
  return extent < 70 * grid ? grid : 3 * grid;
}

// A square tray of at most `most`, its corner at (0, 0), with whole cells.
PuzzleLayout with_board(float most, int side) {
  PuzzleLayout l;
  l.side = side;
  const float rim = most < 50 * grid ? grid : 2 * grid;
  l.cell = std::max(1.0F, std::floor((most - 2 * rim) / static_cast<float>(side)));
  const float inner = l.cell * static_cast<float>(side);
  l.tray = {0, 0, inner + 2 * rim, inner + 2 * rim};
  l.board = l.tray.inset(rim);
  return l;
}

void place_tray(PuzzleLayout& l, Point corner) {
  const Point whole{std::round(corner.x), std::round(corner.y)};
  l.board = l.board.moved(whole - l.tray.origin());
  l.tray = l.tray.moved(whole - l.tray.origin());
}

// Equal parts of a row with gaps of `gap`. Their edges are whole pixels also at a scale of 150 %.
Rect part_of(const Rect& row, int index, int parts, float gap = grid) {
  const float step = (row.w + gap) / static_cast<float>(parts);
  const auto edge = [&](int part) { return 2 * std::floor(static_cast<float>(part) * step / 2); };
  const float left = edge(index);
  const float right = edge(index + 1) - gap;
  return {row.x + left, row.y, right - left, row.h};
}

void place_counters(PuzzleLayout& l, const Rect& row) {
  l.moves = part_of(row, 0, 3);
  l.best = part_of(row, 1, 3);
  l.time = part_of(row, 2, 3);
}

Rect& button(PuzzleLayout& l, PuzzleButton which) {
  return l.buttons[static_cast<std::size_t>(which)];
}

void place_row(PuzzleLayout& l, const Rect& row, std::initializer_list<PuzzleButton> buttons,
               float gap = grid) {
  int index = 0;
  for (const PuzzleButton which : buttons)
    button(l, which) = part_of(row, index++, static_cast<int>(buttons.size()), gap);
}

void place_goal(PuzzleLayout& l, const Rect& room) {
  const float size = std::min({largest_goal, room.w, room.h - goal_caption});
  if (size < smallest_goal) return;
  // Whole cells, as in the board.
  const float whole = std::floor(size / static_cast<float>(l.side)) * static_cast<float>(l.side);
  l.goal = {room.x, room.y + goal_caption, whole, whole};
}

// The most used buttons at the bottom, two per row if there is room for their labels.
void fill_rows(PuzzleLayout& l, Rect& panel, bool tall) {
  using enum PuzzleButton;
  if (!tall) {
    place_row(l, take_bottom(panel, button_height, grid), {Leave, Options, Deal});
    place_row(l, take_bottom(panel, button_height, grid), {Undo, Redo, Hint, Show});
    return;
  }
  const auto next = [&] { return take_bottom(panel, button_height, grid); };
  place_row(l, next(), {Deal});
  place_row(l, next(), {Leave, Options});
  place_row(l, next(), {Undo, Redo});
  place_row(l, next(), {Hint, Show});
}

void fill_panel(PuzzleLayout& l, Rect panel) {
  const bool roomy = panel.h >= 50 * grid;
  const float gap = roomy ? 2 * grid : grid;
  fill_rows(l, panel, panel.h >= tall_panel);
  if (roomy) {
    l.title = take_top(panel, button_height, grid);
    button(l, PuzzleButton::Help) = take_right(l.title, button_height, grid);
  }
  place_counters(l, take_top(panel, counter_height, gap));
  // Sentences need more lines in a narrow panel.
  const float message = panel.w < usual_panel ? 3 * long_message / 2 : long_message;
  l.message = take_top(panel, std::min(message, panel.h), gap);
  place_goal(l, panel);
}

void fill_bar(PuzzleLayout& l, const Rect& bar) {
  using enum PuzzleButton;
  constexpr float narrow = 46 * grid;
  if (bar.w >= 8 * button_height + 7 * grid) {
    place_row(l, bar, {Leave, Undo, Redo, Hint, Show, Options, Deal, Help});
  } else {
    place_row(l, bar, {Leave, Undo, Redo, Hint, Show, Options, Deal},
              bar.w < narrow ? grid / 2 : grid);
  }
}

PuzzleLayout landscape(Size window, int side) {
  const float m = margin(window.h);
  const float room = window.w - narrowest_panel - 3 * m;
  PuzzleLayout l = with_board(std::min(window.h - 2 * m, room), side);
  const float panel = std::floor(std::min(widest_panel, window.w - l.tray.w - 3 * m));
  const float left = (window.w - l.tray.w - m - panel) / 2;
  place_tray(l, {left, (window.h - l.tray.h) / 2});
  const float lowest = panel < usual_panel ? lowest_panel + long_message / 2 : lowest_panel;
  const float height = std::max(l.tray.h, std::min(lowest, window.h - 2 * m));
  fill_panel(l, Rect::around({l.tray.right() + m + panel / 2, l.tray.center().y}, {panel, height}));
  return l;
}

PuzzleLayout portrait(Size window, int side) {
  const float m = margin(window.w);
  const float others = counter_height + short_message + button_height + 3 * grid;
  PuzzleLayout l = with_board(std::min(window.w - 2 * m, window.h - 2 * m - others), side);
  l.landscape = false;
  Rect room = Rect{m, m, window.w - 2 * m, window.h - 2 * m};
  fill_bar(l, take_bottom(room, button_height, grid));
  const float group = others - button_height - grid + l.tray.h;
  const bool roomy = room.h >= group + title_height + grid;
  const float spare = room.h - group - (roomy ? title_height + grid : 0);
  take_top(room, std::floor(spare / 2));
  if (roomy) l.title = take_top(room, title_height, grid);
  place_counters(l, take_top(room, counter_height, grid));
  place_tray(l, {(window.w - l.tray.w) / 2, room.y});
  take_top(room, l.tray.h, grid);
  l.message = take_top(room, short_message);
  return l;
}

}  // namespace

Rect PuzzleLayout::cell_rect(puzzle::Cell at, Point displaced) const {
  const float x = static_cast<float>(at.column) + displaced.x;
  const float y = static_cast<float>(at.row) + displaced.y;
  return {board.x + x * cell, board.y + y * cell, cell, cell};
}

std::optional<puzzle::Cell> PuzzleLayout::cell_at(Point p) const {
  if (!board.contains(p)) return std::nullopt;
  return puzzle::Cell{static_cast<int>((p.y - board.y) / cell),
                      static_cast<int>((p.x - board.x) / cell)};
}

PuzzleLayout puzzle_layout(Size window, int side) {
  const PuzzleLayout beside = landscape(window, side);
  const PuzzleLayout below = portrait(window, side);
  PuzzleLayout layout = beside.cell >= below.cell ? beside : below;
  layout.labelled = layout.button(PuzzleButton::Hint).w >= labelled_button;
  return layout;
}

}  // namespace damas
