// Owns the rows in which it is chosen what is played online: variant and clock, and one's side.
#pragma once

#include "view/window/preferences.hpp"
#include "view/window/widgets.hpp"

namespace damas {

// True when changed.
bool game_rows(Ui& ui, Language language, OnlineChoice& choice);
bool side_row(Ui& ui, Language language, OnlineChoice& choice);

}  // namespace damas
