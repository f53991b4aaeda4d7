// Owns the rows for choosing an online game: variant and clock, the person's side, whether endgame
// tables may end it, and how its opening is drawn.
#pragma once

#include "net/protocol/values.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// All return true when the choice has changed.
bool game_rows(Ui& ui, Language language, OnlineChoice& choice);
// Only for a server that has endgame tables of the chosen variant.
bool adjudication_row(Ui& ui, Language language, OnlineChoice& choice);
// Only for a server that draws the openings of the chosen variant; `eleven_men`: also by the
// eleven-man ballot.
bool opening_row(Ui& ui, Language language, OnlineChoice& choice, bool eleven_men);
// The chosen way to draw it.
net::OpeningLot opening_lot(const OnlineChoice& choice, bool eleven_men);
bool side_row(Ui& ui, Language language, OnlineChoice& choice);

}  // namespace damas
