// Owns the list for choosing a clock.
#pragma once

#include "match/clock.hpp"
#include "view/text/language.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// The usual clocks, and the current one if it is different. True when changed.
bool clock_list(Ui& ui, Language language, const char* label, TimeControl& time);

}  // namespace damas
