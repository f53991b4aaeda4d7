// Owns the file of the puzzle's records, which the window program uses as well.
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
  // If the path is empty, records are kept in memory only.
  explicit RecordsFile(std::string path) : path_(std::move(path)) {}

  // Reads the file, which the window program may have changed. After an error, answers the records
  // that were known before.
  const puzzle::Records& read();

  // Reads the file, adds the result and writes it. A file that cannot be read is never overwritten.
  puzzle::Bettered note(int side, int moves, std::chrono::milliseconds time);

  // Why the last read or write failed, or empty.
  std::string trouble(Language language) const;

 private:
  std::string path_;
  puzzle::Records records_;
  std::variant<std::monostate, FileProblem, puzzle::RecordsProblem> trouble_;
};

}  // namespace damas::terminal
