// Owns the source of the window program's lessons: natively they are embedded, a page fetches them
// when they are first needed.
#pragma once

#include "view/window/app/desktop.hpp"

namespace damas {

// Sets desktop.lessons.
void offer_lessons(Desktop& desktop);

}  // namespace damas
