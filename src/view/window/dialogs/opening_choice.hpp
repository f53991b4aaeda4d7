// Owns the row that chooses whether the opening of a game is drawn by lot, and in which way.
#pragma once

#include "core/variants.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

// `two_ways`: the eleven-man ballot is possible, too. The choice between the two is kept for
// variants without it. Says whose tables the openings are from. True when something has changed.
bool opening_choice(Ui& ui, Language language, Variant variant, bool two_ways, bool& ballot,
                    bool& eleven_men);

}  // namespace damas
