// Owns the file of the lessons that are done, which the window program uses as well.
#pragma once

#include <string>

#include "lessons/progress.hpp"
#include "view/terminal/progress_file.hpp"

namespace damas::terminal {

class LessonsFile : public ProgressFile<lessons::Progress> {
 public:
  // If the path is empty, the progress is kept in memory only.
  explicit LessonsFile(std::string path);

  // The progress in the file now, with the changes that could not be written to it.
  const lessons::Progress& known();
  // Notes that the lesson is done.
  void note(const std::string& lesson);
  // Notes that the lesson was left at that step, from 0.
  void note_place(const std::string& lesson, int step);
};

}  // namespace damas::terminal
