// Owns the file of the lessons that are done, which the window program uses as well.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "lessons/progress.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

class LessonsFile {
 public:
  // If the path is empty, the progress is kept in memory only.
  explicit LessonsFile(std::string path) : path_(std::move(path)) {}

  // Reads the file, which the window program may have changed. After an error, answers the progress
  // that was known before.
  const lessons::Progress& read();

  // Reads the file, adds the lesson and writes it. A file that cannot be read is never overwritten.
  void note(const std::string& lesson);

  // Why the last read or write failed, or empty.
  std::string trouble(Language language) const;

 private:
  std::string path_;
  lessons::Progress progress_;
  std::optional<FileProblem> trouble_;
  bool broken_ = false;  // the file could be read, but is not one of lessons
};

}  // namespace damas::terminal
