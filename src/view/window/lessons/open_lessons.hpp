// Owns opening the lessons that a person has written in files.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "view/text/language.hpp"
#include "view/window/app/destination.hpp"

namespace damas {

class App;
class FileAccess;

struct LessonsText {
  std::string text;
};
struct LessonsRefusal {
  std::string sentence;  // what is wrong with the file, with the line and what was expected there
};

// The text of a file all of whose lessons can be read. `shown` is its name in sentences.
std::variant<LessonsText, LessonsRefusal> lessons_of_file(const FileAccess& files,
                                                          const std::string& path,
                                                          const std::string& shown,
                                                          Language language);

// The lessons of all files. Notifies the person about files that cannot be read; nothing if there
// are no others.
std::optional<Destination> lessons_of_files(const std::vector<std::string>& paths, App& app);

}  // namespace damas
