// Owns the rows for choosing an online game: variant and clock, the person's side, and whether
// endgame tables may end it.
#pragma once

#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// All return true when the choice has changed.
bool game_rows(Ui& ui, Language language, OnlineChoice& choice);
// Only for a server that has endgame tables of the chosen variant.
bool adjudication_row(Ui& ui, Language language, OnlineChoice& choice);
bool side_row(Ui& ui, Language language, OnlineChoice& choice);

}  // namespace damas
