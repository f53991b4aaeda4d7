#include "net/server/match_rows.hpp"

#include <filesystem>
#include <map>
#include <sstream>
#include <stdexcept>

#include "net/protocol/words.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net {

namespace {

using storage::Integer;
using Text = std::string;

template <typename T>
std::string shown(const std::optional<T>& value) {
  std::ostringstream out;
  if (value) out << *value;
  return value ? out.str() : "-";
}

template <typename... Values>
std::string line_of(const Values&... values) {
  std::string line;
  ((line += (line.empty() ? "" : "|") + shown(std::optional(values))), ...);
  return line + '\n';
}

std::string word(Side side) {
  return std::string(word_of(side));
}

std::string name_of(const Cell& cell) {
  return std::string(1, static_cast<char>('a' + cell.file)) + std::to_string(cell.rank + 1);
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& one : words)
    all += (all.empty() ? "" : " ") + one;
  return all;
}

std::optional<Integer> left_of(const std::optional<ClockState>& clock, Side side) {
  return clock ? std::optional<Integer>(clock->left[side]) : std::nullopt;
}

using Board = std::map<int, PlacedPiece>;

// Moves pieces as the events say, without rules.
class Course {
 public:
  explicit Course(const record::Start& start) {
    for (const PlacedPiece& piece : start.pieces)
      board_[piece.id] = piece;
  }

  void apply(const record::Move& move) {
    moves_.push_back({move, board_});
    PlacedPiece& piece = board_.at(move.piece);
    piece.square = move.path.back();
    piece.king = move.king;
    for (const TakenPiece& taken : move.captured)
      board_.erase(taken.id);
  }
  void apply(const record::Takeback& takeback) {
    if (takeback.answer != Answer::Accept) return;
    while (static_cast<int>(moves_.size()) > takeback.to.value()) {
      board_ = moves_.back().before;
      moves_.pop_back();
    }
  }
  template <typename Other>
  void apply(const Other&) {}

  std::vector<PlacedPiece> pieces() const {
    std::vector<PlacedPiece> pieces;
    for (const auto& [id, piece] : board_)
      pieces.push_back(piece);
    return pieces;
  }
  std::vector<record::Move> moves() const {
    std::vector<record::Move> moves;
    for (const Played& played : moves_)
      moves.push_back(played.move);
    return moves;
  }

 private:
  struct Played {
    record::Move move;
    Board before;
  };
  Board board_;
  std::vector<Played> moves_;
};

std::string piece_lines(const std::vector<PlacedPiece>& pieces) {
  std::string lines;
  for (const PlacedPiece& piece : pieces)
    lines += line_of(Text("piece"), piece.id, word(piece.side), piece.square.file,
                     piece.square.rank, Integer{piece.king});
  return lines;
}

std::string move_line(const record::Move& move) {
  std::vector<std::string> path, captured;
  for (const Cell& cell : move.path)
    path.push_back(name_of(cell));
  for (const TakenPiece& taken : move.captured)
    captured.push_back(std::to_string(taken.id));
  return line_of(Text("move"), move.ply, word(move.by), move.piece, joined(path), joined(captured),
                 Integer{move.king}, Integer{move.spent}) +
         line_of(Text("left"), shown(left_of(move.clock, Side::White)),
                 shown(left_of(move.clock, Side::Black)));
}

// Compares with a snapshot; a difference from the events is an error before anything is stored.
void must_agree(const Course& course, const reply::Snap& snap) {
  std::vector<CellPath> paths;
  for (const record::Move& move : course.moves())
    paths.push_back(move.path);
  Board shown;
  for (const PlacedPiece& piece : snap.pieces)
    shown[piece.id] = piece;
  std::vector<PlacedPiece> pieces;
  for (const auto& [id, piece] : shown)
    pieces.push_back(piece);
  if (paths != snap.moves || pieces != course.pieces())
    throw std::runtime_error("the snapshot is not where the events lead:\n" + piece_lines(pieces));
}

std::string head_lines(const std::optional<Integer>& v, const std::optional<Text>& turn,
                       const std::optional<Integer>& plies, const std::string& left1,
                       const std::string& left2) {
  return line_of(Text("match"), shown(v), shown(turn), shown(plies), left1, left2);
}

std::string copy_of(const std::string& path, const test::Folder& folder) {
  const std::string copy = folder.path("copy.sqlite");
  for (const char* part : {"", "-wal"}) {
    if (std::filesystem::exists(path + part)) std::filesystem::copy_file(path + part, copy + part);
  }
  return copy;
}

}  // namespace

std::string RowsDatabase::rows(const MatchId& match) const {
  const test::Folder copies;
  storage::Database database(on_postgres() ? url_ : copy_of(url_, copies));
  std::string lines;
  for (const auto& [v, turn, plies, left1, left2, ended, winner, reason, pdn] :
       database.select<Integer, Text, Integer, Integer, Integer, Integer, Text, Text, Text>(
           "SELECT v, turn, plies, left1, left2, ended, winner, reason, pdn FROM match "
           "WHERE id = :id",
           match.text)) {
    lines += head_lines(v, turn, plies, shown(left1), shown(left2));
    lines += line_of(Text("end"), shown(ended), shown(winner), shown(reason), shown(pdn));
  }
  for (const auto& [id, player, x, y, queen] :
       database.select<Integer, Text, Integer, Integer, Integer>(
           "SELECT id, player, x, y, queen FROM piece WHERE match = :match ORDER BY id",
           match.text))
    lines += line_of(Text("piece"), *id, *player, *x, *y, *queen);
  for (const auto& [ply, side, piece, path, captured, queen, spent, left1, left2] :
       database.select<Integer, Text, Integer, Text, Text, Integer, Integer, Integer, Integer>(
           "SELECT ply, side, piece, path, captured, queen, spent, left1, left2 FROM move "
           "WHERE match = :match ORDER BY ply",
           match.text)) {
    lines += line_of(Text("move"), *ply, *side, *piece, *path, *captured, *queen, *spent);
    lines += line_of(Text("left"), shown(left1), shown(left2));
  }
  return lines;
}

std::string expected_rows(const std::vector<Record>& events, const reply::Snap& snap,
                          std::optional<WallTime> ended, const std::string& pdn) {
  Course course(std::get<record::Start>(events.front()));
  const record::End* end = nullptr;
  for (const Record& event : events) {
    std::visit([&](const auto& record) { course.apply(record); }, event);
    if (std::holds_alternative<record::End>(event)) end = &std::get<record::End>(event);
  }
  must_agree(course, snap);
  const Side turn = snap.fen.front() == 'W' ? Side::White : Side::Black;
  std::string lines = head_lines(
      static_cast<Integer>(events.size()), word(turn), static_cast<Integer>(course.moves().size()),
      shown(left_of(snap.clock, Side::White)), shown(left_of(snap.clock, Side::Black)));
  if (end)
    lines += line_of(Text("end"), shown(ended), end->winner ? word(*end->winner) : "-",
                     std::string(word_of(end->reason)), pdn);
  else
    lines += line_of(Text("end"), Text("-"), Text("-"), Text("-"), Text("-")) +
             piece_lines(course.pieces());
  for (const record::Move& move : course.moves())
    lines += move_line(move);
  return lines;
}

}  // namespace damas::net
