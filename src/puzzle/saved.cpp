#include "puzzle/saved.hpp"

#include <cassert>
#include <cstddef>
#include <sstream>
#include <utility>

#include "puzzle/deal.hpp"

namespace damas::puzzle {

namespace {

constexpr std::string_view heading = "damas puzzle game 1";
constexpr std::string_view ways = "udlr";  // by Direction

char letter(Direction way) {
  return ways[static_cast<std::size_t>(way)];
}

std::optional<Direction> way_of(char letter) {
  const std::size_t at = ways.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return all_directions[at];
}

// Reads the words of a line one by one.
class Words {
 public:
  Words(std::istream& lines, std::string_view name) {
    std::string line;
    std::getline(lines, line);
    words_.str(line);
    std::string first;
    valid_ = words_ >> first && first == name;
  }
  bool valid() const { return valid_; }
  std::optional<std::string> next() {
    std::string word;
    if (!valid_ || !(words_ >> word)) return std::nullopt;
    return word;
  }
  std::optional<std::int64_t> number() {
    std::int64_t n = 0;
    if (!valid_ || !(words_ >> n) || n < 0) return std::nullopt;
    return n;
  }

 private:
  std::istringstream words_;
  bool valid_ = false;
};

std::optional<Board> board_in(Words words) {
  std::vector<int> tiles;
  while (const auto tile = words.number())
    tiles.push_back(static_cast<int>(*tile));
  const auto board = Board::from_tiles(tiles);
  if (!board || board->solved() || !is_solvable(*board)) return std::nullopt;
  return board;
}

// Replays a run: "r2" is the gap moving right past two tiles. False if that is impossible or wins
// the game.
bool play(const std::string& run, Puzzle& puzzle) {
  if (run.size() != 2) return false;
  const auto way = way_of(run[0]);
  const int tiles = run[1] - '0';
  if (!way || tiles < 1 || tiles >= puzzle.board().side()) return false;
  Cell touched = puzzle.board().gap();
  for (int passed = 0; passed < tiles; ++passed)
    touched = neighbour(touched, *way);
  if (!puzzle.board().contains(touched) || puzzle.slide(touched)) return false;
  return puzzle.state() == State::Playing;
}

bool play_all(Words words, Puzzle& puzzle) {
  while (const auto run = words.next()) {
    if (!play(*run, puzzle)) return false;
  }
  return words.valid();
}

bool take_back(Words words, Puzzle& puzzle) {
  const auto runs = words.number();
  if (!runs || *runs > static_cast<std::int64_t>(puzzle.history().size())) return false;
  for (std::int64_t i = 0; i < *runs; ++i) {
    if (puzzle.undo()) return false;
  }
  return true;
}

bool give_time(Words words, Puzzle& puzzle) {
  const auto time = words.number();
  if (time) puzzle.think(std::chrono::milliseconds(*time));
  return time.has_value();
}

// Reads "alone" or "helped".
bool give_help(Words words, Puzzle& puzzle) {
  const auto how = words.next();
  if (how == "helped") puzzle.note_help();
  return how == "helped" || how == "alone";
}

}  // namespace

Board dealt_board(const Puzzle& puzzle) {
  Board board = puzzle.board();
  for (std::size_t run = puzzle.done(); run-- > 0;) {
    const Run& last = puzzle.history()[run];
    for (int tile = 0; tile < last.tiles; ++tile)
      board.move_gap(opposite(last.gap_way));
  }
  return board;
}

std::string text_of(const SavedPuzzle& game) {
  const Puzzle& puzzle = game.puzzle;
  assert(puzzle.state() != State::Won);
  std::ostringstream text;
  text << heading << "\ndeal";
  const Board board = dealt_board(puzzle);
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column)
      text << ' ' << board.tile_at({row, column});
  }
  text << "\nday " << (game.day ? date_text(*game.day) : "none") << "\nmoves";
  for (const Run& run : puzzle.history())
    text << ' ' << letter(run.gap_way) << run.tiles;
  text << "\nundone " << puzzle.history().size() - puzzle.done();
  text << "\nmilliseconds " << puzzle.elapsed().count();
  text << "\nplayed " << (puzzle.helped() ? "helped" : "alone") << '\n';
  return text.str();
}

std::optional<SavedPuzzle> saved_from_text(std::string_view text) {
  std::istringstream lines{std::string(text)};
  std::string first;
  if (!std::getline(lines, first) || first != heading) return std::nullopt;
  const auto board = board_in(Words(lines, "deal"));
  const auto day = Words(lines, "day").next();
  if (!board || !day) return std::nullopt;
  SavedPuzzle game{Puzzle(*board), date_from_text(*day)};
  if (!game.day && *day != "none") return std::nullopt;
  Puzzle& puzzle = game.puzzle;
  const bool read =
      play_all(Words(lines, "moves"), puzzle) && take_back(Words(lines, "undone"), puzzle) &&
      give_time(Words(lines, "milliseconds"), puzzle) && give_help(Words(lines, "played"), puzzle);
  if (!read) return std::nullopt;
  puzzle.take_events();
  return game;
}

}  // namespace damas::puzzle
