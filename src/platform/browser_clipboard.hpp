// Owns reading the system's clipboard in a browser, which may ask the person for permission first.
#pragma once

#include <functional>
#include <string>

namespace damas {

// Calls `then` with the text: at once if the browser has just pasted, else when the person has
// agreed. If the person refuses, the text is what was last copied inside the game.
void read_browser_clipboard(std::function<void(std::string)> then);

}  // namespace damas
