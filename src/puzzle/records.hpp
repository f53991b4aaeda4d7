// Owns the best results per size, and their text form in a file.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "puzzle/board.hpp"

namespace damas::puzzle {

// The fewest moves and the shortest time, not necessarily of the same game.
struct Record {
  int moves = 0;
  std::chrono::milliseconds time{0};
  friend bool operator==(const Record&, const Record&) = default;
};

// In which respects a result is better than all before; the first result of a size is so in both.
struct Bettered {
  bool moves = false;
  bool time = false;
  friend bool operator==(const Bettered&, const Bettered&) = default;
};

class Records {
 public:
  // Sides are Board::min_side … Board::max_side.
  const std::optional<Record>& of(int side) const { return all_[slot(side)]; }
  Bettered note(int side, int moves, std::chrono::milliseconds time);
  // Keeps the better of both results for each size.
  void merge(const Records& others);
  void set(int side, const Record& record) { all_[slot(side)] = record; }

  friend bool operator==(const Records&, const Records&) = default;

 private:
  static std::size_t slot(int side) { return static_cast<std::size_t>(side - Board::min_side); }

  std::array<std::optional<Record>, Board::max_side - Board::min_side + 1> all_;
};

// The text form, which records_from_text reads.
std::string text_of(const Records& records);

enum class RecordsFault : std::uint8_t {
  NotRecords,  // the first line is not the header of a records file
  BadLine,     // not a size with its moves and milliseconds
  Repeated,    // a size that an earlier line has already
};

struct RecordsProblem {
  RecordsFault fault = RecordsFault::NotRecords;
  int line = 1;  // counted from 1
  friend bool operator==(const RecordsProblem&, const RecordsProblem&) = default;
};

// Answers the first problem if the text is not completely valid; the caller must then keep its
// records and not overwrite the file. An empty text is valid and has no records.
std::variant<Records, RecordsProblem> records_from_text(std::string_view text);

}  // namespace damas::puzzle
