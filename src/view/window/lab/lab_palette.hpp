// Owns the palette of the sliding lab: the sliding pieces, and the pieces in their way.
#pragma once

#include "view/window/lab/lab_board.hpp"

namespace damas {

class App;
class Ui;
struct Rect;

// One button for each tool, in `columns` columns that fill `place`; true if another was chosen.
bool lab_palette(Ui& ui, const App& app, LabTool& chosen, const Rect& place, int columns);

}  // namespace damas
