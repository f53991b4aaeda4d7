// Owns which scenes the program begins with.
#pragma once

#include "view/window/start/options.hpp"

namespace damas {

class App;

// Queues them.
void open_first_scene(App& app, const WindowProgramOptions& options);

}  // namespace damas
