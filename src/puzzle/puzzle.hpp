// Owns a game of the sliding puzzle, as terminal and window play it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::puzzle {

enum class State : std::uint8_t {
  Dealt,    // no move yet, the time has not started
  Playing,  // time runs
  Won,      // the result is final; only a new deal continues
};

enum class Refusal : std::uint8_t { AtEdge, NotInLine, AlreadyWon, NothingToUndo, NothingToRedo };

// Events, for animation and sound.
struct Dealt {
  friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct TileMoved {
  int tile = 0;
  Cell from;
  Cell to;
  friend bool operator==(const TileMoved&, const TileMoved&) = default;
};
struct Won {
  friend bool operator==(const Won&, const Won&) = default;
};
using Event = std::variant<Dealt, TileMoved, Won>;

// One gesture: the gap moves past some tiles in one direction.
struct Run {
  Direction gap_way = Direction::Up;
  int tiles = 1;
  friend bool operator==(const Run&, const Run&) = default;
};

// A value type: copies are independent games. A change answers why it was refused, or nothing on
// success.
class Puzzle {
 public:
  // The board must be solvable.
  explicit Puzzle(const Board& board) { start(board); }

  // Begins a new deal: drops moves, time and history.
  void start(const Board& board);

  // Refusals: AtEdge, AlreadyWon.
  [[nodiscard]] std::optional<Refusal> move_gap(Direction way);
  // Moves the tile beside the gap in this direction: the opposite of move_gap.
  [[nodiscard]] std::optional<Refusal> move_tile(Direction way) { return move_gap(opposite(way)); }
  // Moves the touched tile and all between it and the gap. Refusals: NotInLine, AlreadyWon.
  [[nodiscard]] std::optional<Refusal> slide(Cell touched);

  // One gesture back or forth, a run of tiles as a whole. Refusals: NothingToUndo or NothingToRedo,
  // AlreadyWon.
  [[nodiscard]] std::optional<Refusal> undo();
  [[nodiscard]] std::optional<Refusal> redo();

  // Adds playing time, counted from the first move to the win. Do not call it while the game is
  // hidden.
  void tick(std::chrono::milliseconds passed);
  // Adds thinking time, also before the first move: where moves are typed as lines, the time has
  // passed before the move arrives. No effect after the win.
  void think(std::chrono::milliseconds passed);

  const Board& board() const { return board_; }
  State state() const { return state_; }
  // Counts each moved tile, also within a run, so that the number compares with the shortest
  // solution; undone moves do not count.
  int moves() const { return moves_; }
  std::chrono::milliseconds elapsed() const { return elapsed_; }
  bool can_undo() const { return state_ != State::Won && done_ > 0; }
  bool can_redo() const { return state_ != State::Won && done_ < history_.size(); }

  // The gestures since the deal, oldest first; the first done() of them are on the board, the rest
  // can be redone.
  const std::vector<Run>& history() const { return history_; }
  std::size_t done() const { return done_; }

  // The player was shown a move: until the next deal the result does not count as a record.
  void note_help() { helped_ = true; }
  bool helped() const { return helped_; }

  // Events since the last call, oldest first; the tiles of one run follow each other.
  std::vector<Event> take_events();

 private:
  void play(Run run);
  void carry_out(Run run);

  Board board_;
  State state_ = State::Dealt;
  int moves_ = 0;
  bool helped_ = false;
  std::chrono::milliseconds elapsed_{0};
  std::vector<Run> history_;
  std::size_t done_ = 0;
  std::vector<Event> events_;
};

}  // namespace damas::puzzle
