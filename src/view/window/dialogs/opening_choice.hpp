// Owns the row that chooses whether the opening of a game is drawn by lot, and in which way.
#pragma once

#include "view/window/kit/widgets.hpp"

namespace damas {

// `two_ways`: the eleven-man ballot is possible, too. The choice between the two is kept for
// variants without it. True when something has changed.
bool opening_choice(Ui& ui, Language language, bool two_ways, bool& ballot, bool& eleven_men);

}  // namespace damas
