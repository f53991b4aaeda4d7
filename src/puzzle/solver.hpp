// Owns the search for a solution of a board of any size, in slices.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/beam_search.hpp"
#include "puzzle/board.hpp"
#include "puzzle/exact_table.hpp"
#include "puzzle/pattern_set.hpp"
#include "puzzle/shortest_search.hpp"

namespace damas::puzzle {

// Tables for the searches: filled when first needed, kept by the caller for later searches.
struct Tables {
  ExactTable exact;  // 3×3
  PatternSet fifteen = fifteen_patterns();
  PatternSet twenty_four = twenty_four_patterns();
};

struct Solution {
  std::vector<Direction> moves;  // the gap's directions
  bool shortest = false;         // proved; otherwise a shorter one may exist
  friend bool operator==(const Solution&, const Solution&) = default;
};

struct Progress {
  enum class Stage : std::uint8_t { Idle, Tables, Searching, Solved };
  Stage stage = Stage::Idle;
  double done = 0;             // 0 … 1, of filling the tables, or of finding a good solution
  bool shortest = false;       // the search is for a shortest solution, not just a good one
  int at_least = 0;            // in moves: proved that no solution is shorter
  std::int64_t looked_at = 0;  // boards expanded by the search
};

// 3×3 uses a table of all boards: shortest. 4×4 uses iterative deepening: shortest. 5×5 uses a beam
// search: good, and not proved shortest.
class Solver {
 public:
  explicit Solver(Tables& tables) : tables_(tables) {}

  // Replaces the current search. Sides 3 … 5; the board must be solvable.
  void start(const Board& board);
  void cancel();

  // Does up to `steps` steps, tables first; whether anything is left to do. All steps take about
  // the same time, see tests/bench/puzzle.md.
  bool work(int steps);

  // Whether a search is active.
  bool running() const { return running_; }
  // The board of the last start().
  const Board& board() const { return board_; }
  // Set once found, until the next start() or cancel().
  const std::optional<Solution>& solution() const { return solution_; }
  Progress progress() const;

 private:
  void search(int steps);
  void finish(Solution solution);
  PatternSet& patterns() const;

  Tables& tables_;
  Board board_;
  bool running_ = false;
  std::optional<ShortestSearch> shortest_;  // set once the tables are ready
  std::optional<BeamSearch> beam_;
  std::optional<Solution> solution_;
};

}  // namespace damas::puzzle
