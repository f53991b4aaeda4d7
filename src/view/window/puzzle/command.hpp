// Owns the commands of the puzzle's scene, independent of the input device.
#pragma once

#include <variant>
#include <vector>

#include "puzzle/board.hpp"

namespace damas {

struct Input;
class KeyBindings;

namespace puzzle_command {
struct Move {  // the tile beside the gap that can move in this direction
  puzzle::Direction way = puzzle::Direction::Up;
  bool held = false;  // an automatic repetition: an impossible move is not reported
  friend bool operator==(const Move&, const Move&) = default;
};
struct Slide {  // the touched tile and all tiles between it and the gap
  puzzle::Cell touched;
  float dragged = 0;  // part of a cell by which the pointer has moved them already
  friend bool operator==(const Slide&, const Slide&) = default;
};
struct PutBack {  // of tiles that were not dragged far enough
  puzzle::Cell touched;
  float dragged = 0;
  friend bool operator==(const PutBack&, const PutBack&) = default;
};
struct Undo {
  friend bool operator==(const Undo&, const Undo&) = default;
};
struct Redo {
  friend bool operator==(const Redo&, const Redo&) = default;
};
struct Deal {
  friend bool operator==(const Deal&, const Deal&) = default;
};
struct Hint {  // shows the best move
  friend bool operator==(const Hint&, const Hint&) = default;
};
struct Show {  // plays the best solution, pauses or resumes it
  friend bool operator==(const Show&, const Show&) = default;
};
struct Step {  // one move of the solution
  friend bool operator==(const Step&, const Step&) = default;
};
struct Options {
  friend bool operator==(const Options&, const Options&) = default;
};
struct Daily {  // today's deal
  friend bool operator==(const Daily&, const Daily&) = default;
};
struct Share {  // copies the result to the clipboard
  friend bool operator==(const Share&, const Share&) = default;
};
struct GoOn {  // next deal after a win; resumes what is being shown
  friend bool operator==(const GoOn&, const GoOn&) = default;
};
struct Help {
  friend bool operator==(const Help&, const Help&) = default;
};
struct Settings {
  friend bool operator==(const Settings&, const Settings&) = default;
};
struct Leave {  // or only stops showing or searching
  friend bool operator==(const Leave&, const Leave&) = default;
};
struct GoOut {  // to the menu in any case
  friend bool operator==(const GoOut&, const GoOut&) = default;
};
}  // namespace puzzle_command

using PuzzleCommand =
    std::variant<puzzle_command::Move, puzzle_command::Slide, puzzle_command::PutBack,
                 puzzle_command::Undo, puzzle_command::Redo, puzzle_command::Deal,
                 puzzle_command::Hint, puzzle_command::Show, puzzle_command::Step,
                 puzzle_command::Options, puzzle_command::Daily, puzzle_command::Share,
                 puzzle_command::GoOn, puzzle_command::Help, puzzle_command::Settings,
                 puzzle_command::Leave, puzzle_command::GoOut>;

// The commands of this frame's keys and gamepad buttons, in order: the program's keys for arrows,
// undo, redo, new game, select, hint, pause, copy, help, settings and back, and also W A S D, U, N,
// O, T, C and Q.
std::vector<PuzzleCommand> puzzle_commands(const Input& input, const KeyBindings& keys);

}  // namespace damas
