// Owns the choice of a file where programs that run at the same time need one each, such as
// game.json and game-2.json.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/file_lock.hpp"

namespace damas {

// No other program gets this file as long as this object lives. The file itself need not exist.
struct OwnFile {
  std::string name;     // in the folder
  FileLock lock;        // on a separate file beside it, since replacing a file would lose its lock
  bool others = false;  // whether other programs hold files of this kind
};

// The most recently written file that no program holds; a new name if there is none.
OwnFile own_file(const std::filesystem::path& folder, const std::string& stem,
                 const std::string& extension);
// The same, but only a file that exists.
std::optional<OwnFile> left_file(const std::filesystem::path& folder, const std::string& stem,
                                 const std::string& extension);

// How many files of this kind are held, by this program or others.
int held_files(const std::filesystem::path& folder, const std::string& stem,
               const std::string& extension);

}  // namespace damas
