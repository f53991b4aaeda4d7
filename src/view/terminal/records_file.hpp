// Owns the file that the puzzle's records are kept in, the window's as well.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "puzzle/records.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

class RecordsFile {
 public:
  // Without a path, or an empty one, records are kept as long as this lives.
  explicit RecordsFile(std::string path) : path_(std::move(path)) {}

  // As the file has them now: the window may have written them meanwhile. After trouble those that
  // were known before it.
  const puzzle::Records& read();

  // Reads, notes and writes. A file that cannot be read is never written.
  puzzle::Bettered note(int side, int moves, std::chrono::milliseconds time);

  // Of the last reading or writing: why records are not kept, or empty.
  std::string trouble(Language language) const;

 private:
  std::string path_;
  puzzle::Records records_;
  std::variant<std::monostate, FileProblem, puzzle::RecordsProblem> trouble_;
};

}  // namespace damas::terminal
