// Owns the layout of the puzzle's scene: board, counters, sentence and buttons.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "platform/geometry.hpp"
#include "puzzle/board.hpp"

namespace damas {

enum class PuzzleButton : std::uint8_t { Leave, Help, Undo, Redo, Hint, Show, Options, Deal };
inline constexpr std::array puzzle_buttons{
    PuzzleButton::Leave, PuzzleButton::Help, PuzzleButton::Undo,    PuzzleButton::Redo,
    PuzzleButton::Hint,  PuzzleButton::Show, PuzzleButton::Options, PuzzleButton::Deal};

// In logical pixels, all inside the window; parts without room are empty.
struct PuzzleLayout {
  bool landscape = true;  // the panel is beside the board; else parts above and below
  int side = 3;           // cells per row
  float cell = 0;         // side of a cell, a whole number
  Rect board;             // the cells, edge to edge
  Rect tray;              // the frame around them
  Rect title;
  Rect moves;
  Rect best;
  Rect time;
  Rect message;
  Rect goal;                                          // a small picture of the solved board
  std::array<Rect, puzzle_buttons.size()> buttons{};  // Help may be empty
  bool labelled = false;                              // all buttons except Help have room for words

  const Rect& button(PuzzleButton which) const { return buttons[static_cast<std::size_t>(which)]; }
  // `displaced` shifts the cell by a part of a cell, to the right and down.
  Rect cell_rect(puzzle::Cell cell, Point displaced = {}) const;
  // Nothing for a point beside the board.
  std::optional<puzzle::Cell> cell_at(Point p) const;
};

// Chooses the layout with the larger board.
PuzzleLayout puzzle_layout(Size window, int side);

}  // namespace damas
