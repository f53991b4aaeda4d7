// Owns the best results per size, and their text as it is kept in a file.
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

// What a result was better than anything before in; the first of a size is so in both.
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
  // The better of both, for each size.
  void merge(const Records& others);
  void set(int side, const Record& record) { all_[slot(side)] = record; }

  friend bool operator==(const Records&, const Records&) = default;

 private:
  static std::size_t slot(int side) { return static_cast<std::size_t>(side - Board::min_side); }

  std::array<std::optional<Record>, Board::max_side - Board::min_side + 1> all_;
};

// To be kept; records_from_text reads it back.
std::string text_of(const Records& records);

enum class RecordsFault : std::uint8_t {
  NotRecords,  // the first line is not that of records
  BadLine,     // not a size with its moves and milliseconds
  Repeated,    // a size that an earlier line has given
};

struct RecordsProblem {
  RecordsFault fault = RecordsFault::NotRecords;
  int line = 1;  // counted from 1
  friend bool operator==(const RecordsProblem&, const RecordsProblem&) = default;
};

// The first problem of a text that cannot be read as a whole: then the caller keeps its records
// and leaves the file alone. An empty text holds no records, and is none.
std::variant<Records, RecordsProblem> records_from_text(std::string_view text);

}  // namespace damas::puzzle
