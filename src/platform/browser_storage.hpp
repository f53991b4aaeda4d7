// Owns files that stay in a browser: a folder that is read from its database and kept there.
#pragma once

#include <functional>
#include <string>

namespace damas {

struct BrowserStorage {
  // False where the browser keeps nothing, as some do in private windows: the folder then lasts as
  // long as the page.
  bool kept = false;
  std::string own;      // the name of the file that is this tab's alone
  bool others = false;  // other tabs have theirs
};

// Fills the folder with what earlier visits kept, then calls `opened`, once. No two tabs get the
// same file of those named `own`.json, `own`-2.json, …: it is the one that this tab had before, or
// what any tab that is gone has kept last, or a new one.
void open_browser_storage(const std::string& folder, const std::string& own,
                          std::function<void(const BrowserStorage&)> opened);

// To be told when the browser refuses to keep a file, as when it has no room left.
void watch_browser_storage(std::function<void()> refused);

// Keeps a file of that folder as it is now, or forgets it if it is gone. Other files stay as they
// are, so two pages do not undo what the other wrote.
void keep_in_browser(const std::string& path);

}  // namespace damas
