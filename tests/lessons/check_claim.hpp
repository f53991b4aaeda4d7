// Owns the checks of what lessons claim, by legal moves, shipped endgame tables and searches.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "endgame/packed_tables.hpp"
#include "engine/engine.hpp"
#include "lessons/lesson.hpp"

namespace damas::test {

// The objects of a claim; only `start` is always set.
struct Claimed {
  AnyPosition start;
  std::vector<Move> moves;    // played from there
  std::vector<Move> answers;  // all accepted first moves
  SquareSet squares;
  std::optional<int> number;
};

class ClaimChecker {
 public:
  ClaimChecker();
  // Why the claim is not true, or cannot be made here; empty if it is true.
  std::string complaint(const lessons::Claim& claim, const Claimed& of);

 private:
  std::string of_position(const lessons::Claim& claim, const Claimed& of) const;
  std::string of_moves(const lessons::Claim& claim, const Claimed& of);
  std::string of_result(const lessons::Claim& claim, const Claimed& of);
  std::string of_answer(const lessons::Claim& claim, const Claimed& of) const;
  // By the tables where they know the position, because a search may miss a long win.
  int score_for(Side side, const Game& game);
  int score_to_move(const Game& game);
  // Null if none are shipped for the variant.
  const endgame::PackedTables* tables_of(Variant variant);

  std::shared_ptr<Engine> engine_;
  std::map<Variant, std::unique_ptr<const endgame::PackedTables>> tables_;  // those asked so far
};

}  // namespace damas::test
