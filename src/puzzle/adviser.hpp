// Owns what is found out about a deal while it is played: its shortest solution, and hints.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/solver.hpp"

namespace damas::puzzle {

// The moves of the best solution known. Without `proved` a shorter one may exist.
struct Best {
  int moves = 0;
  bool proved = false;
  friend bool operator==(const Best&, const Best&) = default;
};

// Looks for nothing by itself: work() does, called once a frame or in a loop. What is asked goes
// first, then the deal's own solution. The tables outlive the adviser.
class Adviser {
 public:
  explicit Adviser(Tables& tables) : deal_(tables), asked_(tables) {}

  // Forgets all and begins to look for the deal's solution. Sides 3 … 5; the board can be solved.
  void deal(const Board& board);

  // The board is this now, after a move of the player, an undo or a redo. What follows of a known
  // solution stays known; whatever was asked of another board is dropped.
  void follow(const Board& board);

  // Wants a solution from the board as it is now: hint() and solution() answer once it is found.
  void ask();
  // No longer. Where the deal's own search was to answer, it rests until something is asked again
  // or the next deal.
  void cancel();
  bool rests() const { return resting_; }
  // Asked, and not found yet.
  bool asked() const { return wanted_ && !solution_; }

  // Up to so many steps, see Solver::work; whether anything is left to do.
  bool work(int steps);

  // Of the deal, once known.
  std::optional<Best> best() const;
  // Where the gap goes now: the first move of solution().
  std::optional<Direction> hint() const;
  // From the board as it is now; nothing where none is known.
  const std::optional<Solution>& solution() const { return solution_; }
  // Of what is being looked for.
  Progress progress() const;

 private:
  bool keep_rest(const Board& board);
  void drop_question();

  Solver deal_;
  Solver asked_;
  Board board_;
  std::optional<Solution> solution_;  // from board_
  bool wanted_ = false;
  bool resting_ = false;  // the deal's own search
};

}  // namespace damas::puzzle
