// Owns the knowledge of a variant that searches use: its evaluation and its endgame table.
#pragma once

#include <optional>

#include "engine/evaluation.hpp"
#include "engine/learnt_evaluation.hpp"
#include "engine/lone_king_table.hpp"

namespace damas {

template <Rules R>
struct Knowledge {
  Evaluation<R> hand_made;
  std::optional<LearntEvaluation<R>> learnt;  // replaces the hand-made evaluation if set
  LoneKingTable<R> lone_king;

  // Relative to the side to move, in hundredths of a man.
  int evaluation(const Position<R>& p) const { return learnt ? (*learnt)(p) : hand_made(p); }
};

}  // namespace damas
