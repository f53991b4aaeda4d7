// Owns the choice where a board shows the names of its squares: on its frame or inside them.
#pragma once

#include "view/window/app/preferences.hpp"
#include "view/window/board/board_view.hpp"

namespace damas {

// Letters and ranks on the frame if moves are written with them; otherwise numbers inside the
// squares and nothing on the frame.
BoardLabels board_labels(const Preferences& preferences, Numbering numbering);

}  // namespace damas
