// Owns FolderView: the contents of a folder, and the path that is being typed or selected.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/file_access.hpp"

namespace damas {

// Whether the program can read the file, by its name: PDN and FEN.
bool is_game_file(const std::string& name);
// Whether the file has lessons, by its name.
bool is_lesson_file(const std::string& name);
// Whether the program can open the file, by its name: games or lessons.
bool is_opened_file(const std::string& name);
// Whether the file is a picture, by its name: PNG and JPEG.
bool is_picture_file(const std::string& name);
// Whether the file may be a shared game or position, by its name: PNG, SVG, GIF and HTML.
bool is_kept_file(const std::string& name);
bool is_shared_file(const std::string& name);
// Whether the file may be a program, by its name: no extension, or one that the system can start.
bool is_program_file(const std::string& name);

// The path consists of a folder, up to its last '/', and a name, which may be empty.
class FolderView {
 public:
  // Whether a file of that name is listed even if not all files are shown.
  using Kind = bool (*)(const std::string& name);

  // If the folder cannot be read, uses the nearest parent that can.
  FolderView(const FileAccess& files, const std::string& folder, const std::string& name = {},
             Kind kind = is_game_file);

  const std::string& path() const { return path_; }
  // Sets the path as typed; lists the items that begin with its name.
  void type(const std::string& path);
  // Extends the name by the common beginning of all listed items; false if there is nothing to add.
  // A folder's name ends with '/'.
  bool complete();
  // Enters a folder, or puts a file's name into the path.
  void pick(const FolderItem& item);
  void up();
  void show_all(bool all);
  bool shows_all() const { return all_; }

  std::string folder() const;
  std::string name() const;
  const std::vector<FolderItem>& items() const { return shown_; }
  // Why no items are listed.
  std::optional<FailureKind> problem() const { return problem_; }

 private:
  void look();
  void filter();

  const FileAccess& files_;
  Kind kind_;
  std::string path_;
  std::string begin_;   // beginning of the listed names
  std::string looked_;  // the folder that is listed
  bool all_ = false;
  std::vector<FolderItem> all_items_;
  std::vector<FolderItem> shown_;
  std::optional<FailureKind> problem_;
};

}  // namespace damas
