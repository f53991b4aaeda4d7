// Owns the buttons of the puzzle's scene.
#pragma once

#include <optional>

#include "view/window/puzzle_command.hpp"
#include "view/window/puzzle_layout.hpp"

namespace damas {

class App;
class Gui;

namespace puzzle {
class Puzzle;
}

// What was clicked in this frame.
std::optional<PuzzleCommand> draw_puzzle_buttons(Gui& gui, const PuzzleLayout& layout,
                                                 const puzzle::Puzzle& puzzle, const App& app);

}  // namespace damas
