// Owns the keys that work alike in every list of games.
#pragma once

#include "view/window/kit/key_bindings.hpp"

namespace damas {

class App;

// Opens files, games of the clipboard, the settings or the help. Does nothing for other actions.
void perform_in_any_list(Action action, App& app);

}  // namespace damas
