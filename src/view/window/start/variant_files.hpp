// Owns where the window program gets the packed problems and endgame tables of a variant from:
// natively they are embedded, a page fetches them when they are first needed.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

// Sets desktop.problems and desktop.endings.
void offer_variant_files(Desktop& desktop);

}  // namespace damas
