// Owns where the window program gets the packed problems of a variant from: natively they are
// embedded, a page fetches them when they are first needed.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

// Sets desktop.problems.
void offer_problems(Desktop& desktop);

}  // namespace damas
