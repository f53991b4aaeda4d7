// Owns the files of one user: where they lie, whole reads, writes that never leave half a file.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files/own_file.hpp"
#include "files/replace.hpp"
#include "platform/expected.hpp"

namespace damas {

// Paths are UTF-8.
// Failures: NotFound, Unreadable (also when larger than 64 MiB).
Expected<std::string> read_file(const std::string& path);
// Written beside the target and renamed over it: afterwards the file holds either all of the old
// or all of the new content, the links to it stay. Failure: Unwritable.
Expected<Done> write_file(const std::string& path, std::string_view content,
                          Readers readers = Readers::AsBefore);

// The system's place for what a program keeps, as people write it: "~/.local/share/damas".
std::string usual_folder(const std::string& program);

// The folder where the program keeps what belongs to the user.
class UserFiles {
 public:
  // `folder` if not empty, else what the environment variable <PROGRAM>_DATA says, else the
  // system's place for it. Created when missing; Unwritable when that fails.
  static Expected<UserFiles> open(const std::string& program, const std::string& folder = {});

  // To be told the path of each file that was written, renamed or removed here.
  void on_change(std::function<void(const std::string& path)> changed) {
    changed_ = std::move(changed);
  }

  const std::string& folder() const { return folder_; }
  std::string path(std::string_view name) const;
  bool exists(std::string_view name) const;
  Expected<std::string> read(std::string_view name) const;
  Expected<Done> write(std::string_view name, std::string_view content,
                       Readers readers = Readers::AsBefore) const;
  // Renames a file nobody could read to name.bad-1, -2, …, and answers its new path.
  Expected<std::string> set_aside(std::string_view name) const;
  Expected<Done> remove(std::string_view name) const;
  // See FileLock; on a file of that name.
  std::optional<FileLock> lock(std::string_view name) const;
  // See own_file() and left_file().
  OwnFile own(const std::string& stem, const std::string& extension) const;
  std::optional<OwnFile> left(const std::string& stem, const std::string& extension) const;
  // Names in it, sorted, without folders.
  std::vector<std::string> list() const;

 private:
  explicit UserFiles(std::string folder) : folder_(std::move(folder)) {}
  Expected<Done> tell(std::string_view name, Expected<Done> done) const;

  std::string folder_;
  std::function<void(const std::string&)> changed_;
};

}  // namespace damas
