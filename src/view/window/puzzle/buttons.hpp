// Owns the buttons of the puzzle's scene.
#pragma once

#include <optional>

#include "view/window/puzzle/command.hpp"
#include "view/window/puzzle/layout.hpp"

namespace damas {

class App;
class Gui;

namespace puzzle {
class Session;
}

// Draws the buttons; answers the command of the one clicked in this frame.
std::optional<PuzzleCommand> draw_puzzle_buttons(Gui& gui, const PuzzleLayout& layout,
                                                 const puzzle::Session& session, const App& app);

}  // namespace damas
