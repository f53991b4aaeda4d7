// Owns the exchange of files between the page and the person's own folders through a browser.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "platform/desktop.hpp"

namespace damas {

// From now on, files that are dropped on the page, or that the installed app is asked to open,
// arrive as dropped files in Input.
void take_files_of_page();

enum class FilesOfPage : std::uint8_t { Games, Picture };

// In bytes, of a file that arrived as a dropped file and is too large to be read at once: there is
// nothing at its path, but the page keeps it for import_page_games(). 0 for all other files.
std::uint64_t size_of_large_file_of_page(const std::string& path);

// Shows the browser's dialog; chosen files arrive as dropped files. Works only shortly after a
// press.
void open_files_of_page(FilesOfPage kind);

// Removes the temporary copies of files that arrived as dropped files.
void remove_files_of_page(const std::vector<std::string>& paths);

// Saves through the browser's dialog, or as a download if the browser has no dialog. Calls `then`
// later.
void save_file_of_page(const std::string& name, const std::string& content,
                       std::function<void(SaveAnswer)> then);

}  // namespace damas
