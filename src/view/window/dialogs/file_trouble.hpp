// Owns the sentences about files that cannot be opened, and the names of files in sentences.
#pragma once

#include <cstdint>
#include <string>

#include "view/text/text.hpp"

namespace damas {

class App;

enum class FileTrouble : std::uint8_t { NotFound, Folder, Unreadable, NoGames };

std::string sentence(Language language, FileTrouble trouble, const std::string& path);

// The name of a file in sentences: without its folder if the system's dialog opened it.
std::string place_name(const App& app, const std::string& path);

}  // namespace damas
