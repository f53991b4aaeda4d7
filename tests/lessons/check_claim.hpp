// Owns the checks of what lessons claim, by the legal moves and by searches.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "lessons/lesson.hpp"

namespace damas::test {

// What a claim is about; only `start` is always set.
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
  int score_for(Side side, const Game& game);

  std::shared_ptr<Engine> engine_;
};

}  // namespace damas::test
