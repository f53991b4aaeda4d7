// Owns the file of the progress with problems, which the window program uses as well.
#pragma once

#include <string>

#include "training/progress.hpp"
#include "view/terminal/progress_file.hpp"

namespace damas::terminal {

class ProblemsFile : public ProgressFile<training::Progress> {
 public:
  // If the path is empty, the progress is kept in memory only.
  explicit ProblemsFile(std::string path);
};

}  // namespace damas::terminal
