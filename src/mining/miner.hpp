// Owns finding problems: positions in which one move wins, or saves, and so on at every step.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "mining/judge.hpp"
#include "problems/problem.hpp"

namespace damas::mining {

// Positions searched, and scores in hundredths of a man.
struct MiningSettings {
  std::uint64_t glance_nodes = 1200;   // the first quick test
  std::uint64_t check_nodes = 12'000;  // the second quick test
  std::uint64_t proof_nodes = 150'000;
  std::uint64_t step_nodes = 50'000;  // of the moves after the first
  int winning = 300;                  // at least: a won position
  int not_winning = 100;              // at most: a position that is not won
  int drawn = 60;                     // at most, in absolute value
};

// Why a position is no problem.
enum class Refusal : std::uint8_t {
  NoChoice,    // the solver has too few moves
  NotWon,      // no move wins, and none saves
  Dual,        // several moves win, at the first or a later step
  Obvious,     // the solver is ahead from the start, or a shallow search finds a plain move
  Unfinished,  // the line ends before its gain is certain
};

class Miner {
 public:
  Miner(Variant variant, Tables tables, const MiningSettings& settings = {});

  // Judges the position by deep searches, first and at every step of the solver, and finds the
  // line.
  std::variant<problems::Problem, Refusal> prove(const AnyPosition& position);

  // Finds problems in the position and in those after each of its moves, because the most natural
  // problem is to punish a mistake. At most one of each task.
  std::vector<problems::Problem> problems_at(const AnyPosition& position);

  // Drops all results of earlier searches.
  void forget() { judge_.forget(); }

 private:
  bool promising(const Game& game);
  bool promising(const Report& report, bool few_pieces) const;

  MiningSettings settings_;
  Judge judge_;
};

}  // namespace damas::mining
