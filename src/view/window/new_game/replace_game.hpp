// Owns the question before a new game replaces an unfinished one.
#pragma once

#include <functional>

namespace damas {

class App;

// Calls `begin` at once if there is no unfinished game, else when the person has saved it or given
// it up.
void begin_over_unfinished(App& app, const std::function<void(App&)>& begin);

}  // namespace damas
