// Owns PuzzlePointer: clicks, drags and swipes of mouse or finger on the puzzle.
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
  // To be told of every frame; answers what the pointer asks for in this one. Swipes may begin
  // anywhere; a click that meets no tile, and any after a win, asks to go on.
  std::optional<PuzzleCommand> follow(const Pointer& pointer, const puzzle::Puzzle& puzzle,
                                      const PuzzleLayout& layout);
  // The tiles in hand, as far as they have been dragged, 0 .. 1 cells.
  std::optional<PuzzleRun> dragged(const puzzle::Board& board) const;
  // The board is another by now: what is in hand is let go, and its release means nothing.
  void forget() { hand_.reset(); }

 private:
  struct Hand {
    std::optional<puzzle::Cell> touched;   // nothing: no tile
    std::optional<puzzle::Direction> way;  // nothing: it cannot go anywhere
    float by = 0;
  };
  void press(Point at, const puzzle::Puzzle& puzzle, const PuzzleLayout& layout);
  std::optional<PuzzleCommand> release(const Pointer& pointer);
  std::optional<PuzzleCommand> cancel();

  std::optional<Hand> hand_;  // while pressed
};

// The tiles that would slide with the touched one; none when it is not in line with the gap.
PuzzleRun run_from(puzzle::Cell touched, const puzzle::Board& board);

}  // namespace damas
