// Owns the knowledge of a variant that searches use: its evaluation and its endgame
// tables.
#pragma once

#include <memory>
#include <optional>

#include "endgame/gradual_tables.hpp"
#include "endgame/packed_tables.hpp"
#include "engine/evaluation.hpp"
#include "engine/learnt_evaluation.hpp"

namespace damas {

template <Rules R>
struct Knowledge {
  Evaluation<R> hand_made;
  std::optional<LearntEvaluation<R>> learnt;  // replaces the hand-made evaluation if set
  endgame::GradualTables<R> endings;
  // Results without distances, of more positions; null if the search does not use them.
  std::shared_ptr<const endgame::PackedTables> packed_endings;

  // Relative to the side to move, in hundredths of a man.
  int evaluation(const Position<R>& p) const { return learnt ? (*learnt)(p) : hand_made(p); }
};

}  // namespace damas
