// Owns the rows for choosing an online game: variant and clock, and the person's side.
#pragma once

#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// Both return true when the choice has changed.
bool game_rows(Ui& ui, Language language, OnlineChoice& choice);
bool side_row(Ui& ui, Language language, OnlineChoice& choice);

}  // namespace damas
