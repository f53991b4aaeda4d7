// Owns the file of the progress with problems, which the window program uses as well.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "training/progress.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

class ProblemsFile {
 public:
  // If the path is empty, the progress is kept in memory only.
  explicit ProblemsFile(std::string path) : path_(std::move(path)) {}

  // Reads the file, which the window program may have changed, applies the change, and writes what
  // is new. A file that cannot be read is never overwritten.
  const training::Progress& change(const std::function<void(training::Progress&)>& edit);

  // Why the last read or write failed, or empty.
  std::string trouble(Language language) const;

 private:
  void read();

  std::string path_;
  training::Progress progress_;
  std::optional<FileProblem> trouble_;
  bool broken_ = false;     // the file could be read, but is not one of problems
  bool unwritten_ = false;  // after a failed write, what is here is newer than the file
};

}  // namespace damas::terminal
