// Owns the palette of the sliding lab: the pieces that slide, and what may stand in their way.
#pragma once

#include "view/window/lab/lab_board.hpp"

namespace damas {

class App;
class Ui;
struct Rect;

// One button for each tool, in so many columns that fill the place; true when another was chosen.
bool lab_palette(Ui& ui, const App& app, LabTool& chosen, const Rect& place, int columns);

}  // namespace damas
