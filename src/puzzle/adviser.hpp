// Owns the search for a deal's best solution, and for hints, while the deal is played.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/solver.hpp"

namespace damas::puzzle {

// The length of the best known solution. Unless `proved`, a shorter one may exist.
struct Best {
  int moves = 0;
  bool proved = false;
  friend bool operator==(const Best&, const Best&) = default;
};

// Searches only inside work(), which is called once per frame or in a loop. A requested solution
// comes first, then the deal's own. The tables must outlive the adviser.
class Adviser {
 public:
  explicit Adviser(Tables& tables) : deal_(tables), asked_(tables) {}

  // Drops everything and begins to search for the deal's solution. Sides 3 … 5; the board must be
  // solvable.
  void deal(const Board& board);

  // To be called with the current board after a move, an undo or a redo. If the board lies on the
  // known solution, its rest stays known; requests about another board are dropped.
  void follow(const Board& board);

  // Requests a solution of the current board; hint() and solution() answer once it is found.
  void ask();
  // Drops the request. If the deal's own search was serving it, that search pauses until the next
  // request or deal.
  void cancel();
  bool rests() const { return resting_; }
  // A solution was requested and is not found yet.
  bool asked() const { return wanted_ && !solution_; }

  // Does up to `steps` steps, see Solver::work; whether anything is left to do.
  bool work(int steps);

  // The best solution of the deal; nothing until it is known.
  std::optional<Best> best() const;
  // The gap's next direction: the first move of solution().
  std::optional<Direction> hint() const;
  // The solution from the current board; nothing if none is known.
  const std::optional<Solution>& solution() const { return solution_; }
  // The progress of the current search.
  Progress progress() const;

 private:
  bool keep_rest(const Board& board);
  void drop_question();

  Solver deal_;
  Solver asked_;
  Board board_;
  std::optional<Solution> solution_;  // from board_
  bool wanted_ = false;
  bool resting_ = false;  // the deal's own search is paused
};

}  // namespace damas::puzzle
