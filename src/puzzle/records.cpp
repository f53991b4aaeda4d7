#include "puzzle/records.hpp"

#include <algorithm>
#include <charconv>

namespace damas::puzzle {

namespace {

constexpr std::string_view heading = "damas puzzle records 1";

struct Entry {
  int side = 0;
  Record record;
};

// Reads the words of a line one by one.
class Reader {
 public:
  explicit Reader(std::string_view rest) : rest_(rest) {}

  bool word(std::string_view expected) {
    if (rest_.substr(0, expected.size()) != expected) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }
  template <class Number>
  bool number(Number& value) {
    const auto [stop, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc{} || value < 0) return false;
    rest_.remove_prefix(static_cast<std::size_t>(stop - rest_.data()));
    return true;
  }
  bool end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

// Reads "3x3 moves 22 milliseconds 41000".
std::optional<Entry> entry_of(std::string_view line) {
  Reader reader(line);
  Entry entry;
  int width = 0;
  std::int64_t time = 0;
  const bool read = reader.number(entry.side) && reader.word("x") && reader.number(width) &&
                    reader.word(" moves ") && reader.number(entry.record.moves) &&
                    reader.word(" milliseconds ") && reader.number(time) && reader.end();
  if (!read || width != entry.side) return std::nullopt;
  if (entry.side < Board::min_side || entry.side > Board::max_side) return std::nullopt;
  if (entry.record.moves == 0) return std::nullopt;
  entry.record.time = std::chrono::milliseconds(time);
  return entry;
}

// Removes the first line from the text and returns it without its line end.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

}  // namespace

Bettered Records::note(int side, int moves, std::chrono::milliseconds time) {
  std::optional<Record>& best = all_[slot(side)];
  const Bettered bettered{!best || moves < best->moves, !best || time < best->time};
  if (!best) best = Record{moves, time};
  best->moves = std::min(best->moves, moves);
  best->time = std::min(best->time, time);
  return bettered;
}

void Records::merge(const Records& others) {
  for (int side = Board::min_side; side <= Board::max_side; ++side) {
    if (const auto& other = others.of(side)) note(side, other->moves, other->time);
  }
}

std::string text_of(const Records& records) {
  std::string text = std::string(heading) + "\n";
  for (int side = Board::min_side; side <= Board::max_side; ++side) {
    const std::optional<Record>& record = records.of(side);
    if (!record) continue;
    const std::string width = std::to_string(side);
    text += width + "x" + width + " moves " + std::to_string(record->moves) + " milliseconds " +
            std::to_string(record->time.count()) + "\n";
  }
  return text;
}

std::variant<Records, RecordsProblem> records_from_text(std::string_view text) {
  if (take_line(text) != heading) return RecordsProblem{RecordsFault::NotRecords, 1};
  Records records;
  for (int line = 2; !text.empty(); ++line) {
    const std::optional<Entry> entry = entry_of(take_line(text));
    if (!entry) return RecordsProblem{RecordsFault::BadLine, line};
    if (records.of(entry->side)) return RecordsProblem{RecordsFault::Repeated, line};
    records.set(entry->side, entry->record);
  }
  return records;
}

}  // namespace damas::puzzle
