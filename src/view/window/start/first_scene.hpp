// Owns the choice of the program's first scenes.
#pragma once

#include "view/window/start/options.hpp"

namespace damas {

class App;

// Queues the scenes.
void open_first_scene(App& app, const WindowProgramOptions& options);

}  // namespace damas
