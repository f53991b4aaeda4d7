// Owns the choice of the program's first scenes.
#pragma once

#include "view/window/app/destination.hpp"
#include "view/window/start/options.hpp"

namespace damas {

class App;
class UserFiles;

// Whether the questions of the first start come above the menu: nothing is kept yet, and the
// options do not say what to show.
bool asks_at_first(const WindowProgramOptions& options, const UserFiles& files);
// Which questions these are: a language among the options is not asked for again.
destination::Welcome questions_at_first(const WindowProgramOptions& options);

// Queues the scenes.
void open_first_scene(App& app, const WindowProgramOptions& options);

}  // namespace damas
