// Owns the choice of how a board names its squares: on its frame or inside them.
#pragma once

#include "view/window/board/board_view.hpp"
#include "view/window/preferences.hpp"

namespace damas {

// Letters and ranks on the frame where moves are written with them; where they are written with
// numbers, these inside the squares and nothing on the frame.
BoardLabels board_labels(const Preferences& preferences, Numbering numbering);

}  // namespace damas
