// Owns files that stay in a browser: a folder that is read from its database and kept there.
#pragma once

#include <functional>
#include <string>

namespace damas {

// Fills the folder with what earlier visits kept, then calls `opened`, once. `kept` is false where
// the browser keeps nothing, as some do in private windows: the folder then lasts as long as the
// page.
void open_browser_storage(const std::string& folder, std::function<void(bool kept)> opened);

// To be told when the browser refuses to keep a file, as when it has no room left.
void watch_browser_storage(std::function<void()> refused);

// Keeps a file of that folder as it is now, or forgets it if it is gone. Other files stay as they
// are, so two pages do not undo what the other wrote.
void keep_in_browser(const std::string& path);

}  // namespace damas
