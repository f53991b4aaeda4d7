// Owns the list from which a clock is chosen.
#pragma once

#include "match/clock.hpp"
#include "view/text/language.hpp"
#include "view/window/widgets.hpp"

namespace damas {

// The usual ones, and the given one where it is none of them. True when changed.
bool clock_list(Ui& ui, Language language, const char* label, TimeControl& time);

}  // namespace damas
