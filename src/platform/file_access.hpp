// Owns FileAccess: files and folders that the person names; a browser and tests have their own
// kind.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "platform/expected.hpp"

namespace damas {

enum class PathKind : std::uint8_t { Missing, File, Folder };

struct FolderItem {
  std::string name;
  bool folder = false;

  friend bool operator==(const FolderItem&, const FolderItem&) = default;
};

// Paths are UTF-8, their parts separated by '/' or as the system has it.
class FileAccess {
 public:
  virtual ~FileAccess() = default;

  virtual PathKind kind(const std::string& path) const = 0;
  // Failures: NotFound, Unreadable.
  virtual Expected<std::string> read(const std::string& path) const = 0;
  // As a whole or not at all. Failure: Unwritable.
  virtual Expected<Done> write(const std::string& path, std::string_view content) const = 0;
  // Folders first, each sorted by name, hidden ones left out. Failures: NotFound, Unreadable.
  virtual Expected<std::vector<FolderItem>> list(const std::string& folder) const = 0;
  // From the file system's root, "~" and ".." carried out.
  virtual std::string absolute(const std::string& path) const = 0;
  // Where a person's files lie.
  virtual std::string home() const = 0;
};

// The machine's own.
const FileAccess& disk();

// "games.pdn" of "/home/ana/games.pdn".
std::string file_name(const std::string& path);
// "/home/ana" of it; the root's is the root.
std::string parent_folder(const std::string& path);
std::string path_in(const std::string& folder, const std::string& name);
// ".pdn", in small letters; empty where there is none.
std::string extension(const std::string& path);

}  // namespace damas
