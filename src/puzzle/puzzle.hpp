// Owns a game of the sliding puzzle: the one door through which terminal and window play it.
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
  Dealt,    // nothing moved yet, time stands still
  Playing,  // time runs
  Won,      // the result stands; only a new deal goes on
};

enum class Refusal : std::uint8_t { AtEdge, NotInLine, AlreadyWon, NothingToUndo, NothingToRedo };

// What happened, for animation and sound.
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

// One gesture: the gap passing some tiles in one direction.
struct Run {
  Direction gap_way = Direction::Up;
  int tiles = 1;
  friend bool operator==(const Run&, const Run&) = default;
};

// A value: copies are independent games. Whatever would change the board answers why it did not,
// or nothing when it did.
class Puzzle {
 public:
  // The board must be solvable.
  explicit Puzzle(const Board& board) { start(board); }

  // A new deal: drops moves, time and history.
  void start(const Board& board);

  // AtEdge, AlreadyWon.
  [[nodiscard]] std::optional<Refusal> move_gap(Direction way);
  // The tile beside the gap that can go this way goes: the opposite of move_gap.
  [[nodiscard]] std::optional<Refusal> move_tile(Direction way) { return move_gap(opposite(way)); }
  // Moves the touched tile and all between it and the gap. NotInLine, AlreadyWon.
  [[nodiscard]] std::optional<Refusal> slide(Cell touched);

  // One gesture back or forth, a run of tiles as a whole. NothingToUndo or NothingToRedo,
  // AlreadyWon.
  [[nodiscard]] std::optional<Refusal> undo();
  [[nodiscard]] std::optional<Refusal> redo();

  // Time counts from the first move to the win; who does not look does not tick.
  void tick(std::chrono::milliseconds passed);
  // Counts before the first move, too: where moves are typed by the line, its thinking has passed
  // by then. The win ends it all the same.
  void think(std::chrono::milliseconds passed);

  const Board& board() const { return board_; }
  State state() const { return state_; }
  // Each tile that moved is one move, also in a run, so that the count compares with the shortest
  // solution; what was undone does not count.
  int moves() const { return moves_; }
  std::chrono::milliseconds elapsed() const { return elapsed_; }
  bool can_undo() const { return state_ != State::Won && done_ > 0; }
  bool can_redo() const { return state_ != State::Won && done_ < history_.size(); }

  // What was moved since the deal, oldest first; the first done() of it are on the board, and the
  // rest can be redone.
  const std::vector<Run>& history() const { return history_; }
  std::size_t done() const { return done_; }

  // The player was shown a move: the result is no longer all theirs, and no record. Until the next
  // deal.
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
