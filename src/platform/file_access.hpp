// Owns FileAccess: access to files and folders that the person names. A browser and tests have
// implementations of their own.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "platform/expected.hpp"

namespace damas {

enum class PathKind : std::uint8_t { Missing, File, Folder };

// Larger files are not read at once.
inline constexpr std::uint64_t most_read = 64U << 20;  // bytes

struct FolderItem {
  std::string name;
  bool folder = false;

  friend bool operator==(const FolderItem&, const FolderItem&) = default;
};

// Paths are UTF-8; their parts are separated by '/' or by the system's separator.
class FileAccess {
 public:
  virtual ~FileAccess() = default;

  virtual PathKind kind(const std::string& path) const = 0;
  // In bytes; 0 if it is no file, or unknown.
  virtual std::uint64_t size(const std::string& path) const = 0;
  // Failures: NotFound; Unreadable, also for a file larger than most_read.
  virtual Expected<std::string> read(const std::string& path) const = 0;
  // Writes the whole content or nothing. Failure: Unwritable.
  virtual Expected<Done> write(const std::string& path, std::string_view content) const = 0;
  // The same, but nobody except the owner may read the file, where the system has such permissions.
  virtual Expected<Done> write_secret(const std::string& path, std::string_view content) const {
    return write(path, content);
  }
  // Folders first, each sorted by name, hidden ones left out. Failures: NotFound, Unreadable.
  virtual Expected<std::vector<FolderItem>> list(const std::string& folder) const = 0;
  // An absolute path, with "~" and ".." resolved.
  virtual std::string absolute(const std::string& path) const = 0;
  // The folder in which a file dialog begins.
  virtual std::string home() const = 0;
};

// The access to the machine's own file system.
const FileAccess& disk();

// "games.pdn" of "/home/ana/games.pdn".
std::string file_name(const std::string& path);
// "/home/ana" of "/home/ana/games.pdn"; a root is its own parent.
std::string parent_folder(const std::string& path);
std::string path_in(const std::string& folder, const std::string& name);
// ".pdn", in lower case; empty if there is none.
std::string extension(const std::string& path);

}  // namespace damas
