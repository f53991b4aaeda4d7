// Owns the card over the board of a paused match.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

class App;
class Ui;

// In the middle of `board`. True if the person wants to go on.
bool pause_panel(Ui& ui, const App& app, const Rect& board);

}  // namespace damas
