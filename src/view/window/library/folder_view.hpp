// Owns FolderView: a folder being looked through, and the path that is being typed or put together.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/file_access.hpp"

namespace damas {

// Whether the program reads such files: PDN and FEN, by their names.
bool is_game_file(const std::string& name);
// Likewise, as pictures: PNG and JPEG.
bool is_picture_file(const std::string& name);
// Whether a program could be in it: what has no kind, and the kinds that systems start.
bool is_program_file(const std::string& name);

// The path is a folder, up to its last '/', and a name, which may be empty.
class FolderView {
 public:
  // Whether a file of that name is listed before all are asked for.
  using Kind = bool (*)(const std::string& name);

  // Where the folder cannot be read, one above it that can.
  FolderView(const FileAccess& files, const std::string& folder, const std::string& name = {},
             Kind kind = is_game_file);

  const std::string& path() const { return path_; }
  // As a person types it: shown is what begins like the name.
  void type(const std::string& path);
  // Goes on with the name as far as all that begins like it agree; false when there is nothing to
  // add. A folder's name ends with '/'.
  bool complete();
  // Into a folder, or the file's name into the path.
  void pick(const FolderItem& item);
  void up();
  void show_all(bool all);
  bool shows_all() const { return all_; }

  std::string folder() const;
  std::string name() const;
  const std::vector<FolderItem>& items() const { return shown_; }
  // Why the folder shows nothing.
  std::optional<FailureKind> problem() const { return problem_; }

 private:
  void look();
  void filter();

  const FileAccess& files_;
  Kind kind_;
  std::string path_;
  std::string begin_;   // of the names shown
  std::string looked_;  // the folder that is shown
  bool all_ = false;
  std::vector<FolderItem> all_items_;
  std::vector<FolderItem> shown_;
  std::optional<FailureKind> problem_;
};

}  // namespace damas
