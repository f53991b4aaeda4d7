// Owns the user's files: their folder, and reading and writing whole files.
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
// Writes a new file beside the target and renames it: afterwards the target has either all of the
// old or all of the new content. If `path` is a link, its target is replaced. Failure: Unwritable.
Expected<Done> write_file(const std::string& path, std::string_view content,
                          Readers readers = Readers::AsBefore);

// The system's folder for a program's data, as people write it: "~/.local/share/damas".
std::string usual_folder(const std::string& program);

// The folder in which the program keeps the user's data.
class UserFiles {
 public:
  // Opens `folder` if it is not empty, else the folder in the environment variable <PROGRAM>_DATA,
  // else the system's folder for the program. Creates it if missing; Unwritable if that fails.
  static Expected<UserFiles> open(const std::string& program, const std::string& folder = {});

  // Calls `changed` with the path of each file that this object writes, renames or removes.
  void on_change(std::function<void(const std::string& path)> changed) {
    changed_ = std::move(changed);
  }

  // Calls `replaced` when all files have been replaced together; each has been told of, too.
  void on_replaced(std::function<void()> replaced) { replaced_ = std::move(replaced); }
  void tell_replaced() const {
    if (replaced_) replaced_();
  }

  const std::string& folder() const { return folder_; }
  std::string path(std::string_view name) const;
  bool exists(std::string_view name) const;
  Expected<std::string> read(std::string_view name) const;
  Expected<Done> write(std::string_view name, std::string_view content,
                       Readers readers = Readers::AsBefore) const;
  // Renames a file that cannot be read to name.bad-1, -2, …, and answers its new path.
  Expected<std::string> set_aside(std::string_view name) const;
  Expected<Done> remove(std::string_view name) const;
  // See FileLock::take_soon().
  std::optional<FileLock> lock(std::string_view name) const;
  // See own_file() and left_file().
  OwnFile own(const std::string& stem, const std::string& extension) const;
  std::optional<OwnFile> left(const std::string& stem, const std::string& extension) const;
  // See held_files().
  int held(const std::string& stem, const std::string& extension) const;
  // The sorted names of its files, without folders.
  std::vector<std::string> list() const;

 private:
  explicit UserFiles(std::string folder) : folder_(std::move(folder)) {}
  Expected<Done> tell(std::string_view name, Expected<Done> done) const;

  std::string folder_;
  std::function<void(const std::string&)> changed_;
  std::function<void()> replaced_;
};

}  // namespace damas
