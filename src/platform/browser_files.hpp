// Owns files that come from and go to the person's own folders through a browser.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "platform/desktop.hpp"

namespace damas {

// From now on files that are dropped on the page, or that the installed app is to open, come as
// dropped files.
void take_files_of_page();

enum class FilesOfPage : std::uint8_t { Games, Picture };

// Shows the browser's dialog; what is chosen comes as dropped files. Only soon after a press.
void open_files_of_page(FilesOfPage kind);

// The copies that came as dropped files.
void remove_files_of_page(const std::vector<std::string>& paths);

// By the browser's dialog, or as a download where it has none. `then` comes later.
void save_file_of_page(const std::string& name, const std::string& content,
                       std::function<void(SaveAnswer)> then);

}  // namespace damas
