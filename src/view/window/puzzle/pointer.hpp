// Owns PuzzlePointer: clicks, drags and swipes with mouse or finger on the puzzle.
#pragma once

#include <optional>

#include "puzzle/puzzle.hpp"
#include "view/window/puzzle/command.hpp"
#include "view/window/puzzle/layout.hpp"
#include "view/window/puzzle/motion.hpp"

namespace damas {

struct Pointer;

class PuzzlePointer {
 public:
  // Call it in every frame; answers the pointer's command. Swipes may begin anywhere; a click
  // beside the tiles, and any click after a win, continues.
  std::optional<PuzzleCommand> follow(const Pointer& pointer, const puzzle::Puzzle& puzzle,
                                      const PuzzleLayout& layout);
  // The dragged tiles, with their distance of 0 .. 1 cells.
  std::optional<PuzzleRun> dragged(const puzzle::Board& board) const;
  // The board has changed: drops the drag, whose release then has no effect.
  void forget() { hand_.reset(); }

 private:
  struct Hand {
    std::optional<puzzle::Cell> touched;   // nothing: no tile
    std::optional<puzzle::Direction> way;  // nothing: it cannot move
    float by = 0;
  };
  void press(Point at, const puzzle::Puzzle& puzzle, const PuzzleLayout& layout);
  std::optional<PuzzleCommand> release(const Pointer& pointer);
  std::optional<PuzzleCommand> cancel();

  std::optional<Hand> hand_;  // while a button is down
};

// The tiles that would slide with the touched one; none if it is not in line with the gap.
PuzzleRun run_from(puzzle::Cell touched, const puzzle::Board& board);

}  // namespace damas
