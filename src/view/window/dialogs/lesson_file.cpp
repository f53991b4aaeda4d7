#include "view/window/dialogs/lesson_file.hpp"

#include "lessons/reader.hpp"
#include "view/window/dialogs/folder_view.hpp"

namespace damas {

bool has_lessons(const FileAccess& files, const std::string& path) {
  if (is_lesson_file(path)) return true;
  if (is_game_file(path) || files.size(path) > largest_lesson_file) return false;
  const Expected<std::string> text = files.read(path);
  return text && lessons::begins_lesson(*text);
}

}  // namespace damas
