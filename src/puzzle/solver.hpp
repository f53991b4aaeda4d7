// Owns the search for a solution of a board of any size, a slice at a time.
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

// What searches look up: filled when first needed, kept by the caller for the next ones.
struct Tables {
  ExactTable exact;  // 3×3
  PatternSet fifteen = fifteen_patterns();
  PatternSet twenty_four = twenty_four_patterns();
};

struct Solution {
  std::vector<Direction> moves;  // where the gap goes
  bool shortest = false;         // proved; else a shorter one may exist
  friend bool operator==(const Solution&, const Solution&) = default;
};

struct Progress {
  enum class Stage : std::uint8_t { Idle, Tables, Searching, Solved };
  Stage stage = Stage::Idle;
  double done = 0;             // 0 … 1, of the tables, or on the way to a good solution
  bool shortest = false;       // what is looked for is a shortest solution, not a good one
  int at_least = 0;            // moves: proved that no solution is shorter
  std::int64_t looked_at = 0;  // boards, by the search
};

// 3×3 from a table of all boards, shortest. 4×4 by deepening search, shortest. 5×5 by a beam
// search: good, and not proved shortest.
class Solver {
 public:
  explicit Solver(Tables& tables) : tables_(tables) {}

  // Drops what was being looked for. Sides 3 … 5; the board can be solved.
  void start(const Board& board);
  void cancel();

  // Up to so many steps, tables first; whether anything is left to do. Steps take about as long
  // whatever they are spent on: see tests/bench/puzzle.md.
  bool work(int steps);

  // Whether something is being looked for.
  bool running() const { return running_; }
  // Of the last start.
  const Board& board() const { return board_; }
  // Once found, until the next start or cancel.
  const std::optional<Solution>& solution() const { return solution_; }
  Progress progress() const;

 private:
  void search(int steps);
  void finish(Solution solution);
  PatternSet& patterns() const;

  Tables& tables_;
  Board board_;
  bool running_ = false;
  std::optional<ShortestSearch> shortest_;  // once the tables are ready
  std::optional<BeamSearch> beam_;
  std::optional<Solution> solution_;
};

}  // namespace damas::puzzle
