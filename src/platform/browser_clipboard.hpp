// Owns the system's clipboard in a browser, which may refuse, or ask the person for permission.
#pragma once

#include <functional>
#include <string>

namespace damas {

// Calls `then` with the text: at once if the browser has just pasted, else when the person has
// agreed. If the person refuses, the text is what was last copied inside the game.
void read_browser_clipboard(std::function<void(std::string)> then);

// Calls `then` with whether the text was copied, when the browser has answered. Inside the game it
// is the clipboard's text at once.
void copy_in_browser(const std::string& utf8, std::function<void(bool copied)> then);

}  // namespace damas
