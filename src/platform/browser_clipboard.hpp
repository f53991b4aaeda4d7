// Owns the way to the system's clipboard in a browser, which asks the person before it tells.
#pragma once

#include <functional>
#include <string>

namespace damas {

// `then` comes at once after the browser's own paste, else when the person has agreed; refused,
// with what was copied in the game itself.
void read_browser_clipboard(std::function<void(std::string)> then);

}  // namespace damas
