// Owns which file of several is one program's own, where programs that run at once keep one each,
// such as game.json and game-2.json.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/file_lock.hpp"

namespace damas {

// Nobody else gets it as long as this lives. The file itself need not exist.
struct OwnFile {
  std::string name;     // in the folder
  FileLock lock;        // on a file beside it, since writing it whole makes it another file
  bool others = false;  // other programs have theirs
};

// Of the files that nobody has, the one that was written last, else a new one.
OwnFile own_file(const std::filesystem::path& folder, const std::string& stem,
                 const std::string& extension);
// Likewise, but only one that exists.
std::optional<OwnFile> left_file(const std::filesystem::path& folder, const std::string& stem,
                                 const std::string& extension);

}  // namespace damas
