// Owns what is known of a variant before any search: how to judge positions, and exact endings.
#pragma once

#include <optional>

#include "engine/evaluation.hpp"
#include "engine/learnt_evaluation.hpp"
#include "engine/lone_king_table.hpp"

namespace damas {

template <Rules R>
struct Knowledge {
  Evaluation<R> hand_made;
  std::optional<LearntEvaluation<R>> learnt;  // judges instead where it is there
  LoneKingTable<R> lone_king;

  // From the side to move, in hundredths of a man.
  int evaluation(const Position<R>& p) const { return learnt ? (*learnt)(p) : hand_made(p); }
};

}  // namespace damas
