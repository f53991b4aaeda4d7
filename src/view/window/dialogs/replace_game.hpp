// Owns the question that keeps a new game from replacing an unfinished one.
#pragma once

#include <functional>

namespace damas {

class App;

// Says `begin` at once where there is no unfinished game, else when the person has saved it or
// given it up.
void begin_over_unfinished(App& app, const std::function<void(App&)>& begin);

}  // namespace damas
