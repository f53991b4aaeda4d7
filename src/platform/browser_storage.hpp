// Owns persistent files in a browser: a folder that is loaded from and saved to its database.
#pragma once

#include <functional>
#include <string>

namespace damas {

struct BrowserStorage {
  // False if the browser keeps nothing, as in some private windows: the folder then lasts as long
  // as the page.
  bool kept = false;
  std::string own;      // the name of the file that only this tab uses
  bool others = false;  // whether other tabs have such files of their own
};

// Fills the folder with the files of earlier visits, then calls `opened` once. Each tab gets one of
// the files `own`.json, `own`-2.json, … for itself: the one it had before, else the most recently
// kept one of a closed tab, else a new one.
void open_browser_storage(const std::string& folder, const std::string& own,
                          std::function<void(const BrowserStorage&)> opened);

// Calls `refused` when the browser does not keep a file, once for each reason; `full`: because it
// has no room left.
void watch_browser_storage(std::function<void(bool full)> refused);

// Saves the current content of a file of that folder, or deletes it if it is gone. Other files are
// not touched, so two pages do not overwrite each other's changes.
void keep_in_browser(const std::string& path);

// Saves the whole folder, which has been replaced, and deletes all else that was kept. Other tabs
// load the page again, so that they do not bring back what they had.
void keep_replaced_in_browser();

}  // namespace damas
