// Owns the source of a variant's packed problems, endgame tables, names of openings, openings drawn
// by lot and opening book for the window program: natively they are embedded, a page fetches them
// when they are first needed.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

// Sets desktop.problems, desktop.endings, desktop.openings, desktop.ballots
// and desktop.book.
void offer_variant_files(Desktop& desktop);

}  // namespace damas
