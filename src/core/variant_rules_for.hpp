// Owns the compilation of one variant's rules; only generated sources include it.
#pragma once

#include "core/path_finder.hpp"
#include "core/perft.hpp"
#include "core/variant_rules.hpp"

namespace damas::detail {

// The same rules without any obligation to capture. Variants that differ in nothing that matters
// for these moves share the code.
constexpr Rules unobliged(Rules r) {
  r.rows_of_men = Rules{}.rows_of_men;
  r.empty_rows_behind_men = Rules{}.empty_rows_behind_men;
  r.first_side = Rules{}.first_side;
  if (r.goal == Goal::BeBlocked) r.goal = Goal::Block;
  r.capture_compulsory = false;
  r.majority = Majority::None;
  r.king_must_capture = false;
  r.most_kings = false;
  r.kings_soonest = false;
  r.may_stop_early = true;
  return r;
}

template <Rules R>
Position<unobliged(R)> unobliged(const Position<R>& p) {
  Position<unobliged(R)> free;
  free.pieces[0] = p.pieces[0];
  free.pieces[1] = p.pieces[1];
  free.kings = p.kings;
  free.to_move = p.to_move;
  if constexpr (Position<R>::counts_king_runs) std::copy_n(p.runs, 2, free.runs);
  return free;
}

template <std::size_t I>
const CompiledRules& compiled_rules() {
  static constexpr CompiledRules compiled = {
      [](const AnyPosition& p, MoveList& list) { legal_moves(std::get<I>(p), list); },
      [](const AnyPosition& p, MoveList& list) { legal_moves(unobliged(std::get<I>(p)), list); },
      [](const AnyPosition& p, const Move& m) {
        return AnyPosition{std::in_place_index<I>, damas::after(std::get<I>(p), m)};
      },
      [](const AnyPosition& p, const Move& m) { return damas::paths(std::get<I>(p), m); },
      [](const AnyPosition& p, int depth, PerftLeaves leaves) {
        return damas::perft(std::get<I>(p), depth, leaves);
      },
  };
  return compiled;
}

// Makes the compiler emit the generators that the engine's searches call. An explicit instantiation
// of each would be an error in a compilation unit of two variants that have the same rules.
template <std::size_t I, class P>
struct Generators {
  static inline void (*const moves)(const P&, MoveList&) = &damas::legal_moves;
  static inline void (*const captures)(const P&, MoveList&) = &damas::legal_captures;
  static inline bool (*const any_capture)(const P&, Side) = &damas::can_capture;
};

}  // namespace damas::detail
