// Owns the bounds that packed endgame tables set to the scores of one search.
#pragma once

#include <cstdint>
#include <optional>

#include "core/position.hpp"
#include "endgame/material.hpp"
#include "endgame/packed_tables.hpp"
#include "engine/engine.hpp"

namespace damas {

// Between which numbers a score is certain to lie.
struct ScoreRange {
  int low = -score::won - 1;
  int high = score::won + 1;

  // The score, if that is all that a search with this window needs.
  std::optional<int> decides(int alpha, int beta) const {
    if (low >= beta || low == high) return low;
    if (high <= alpha) return high;
    return std::nullopt;
  }
};

template <Rules R>
class CertainBounds {
  using P = Position<R>;

 public:
  // `packed` must be of this variant and outlive this object; null for no bounds.
  CertainBounds(const P& root, const endgame::PackedTables* packed)
      : packed_(packed), root_(endgame::Material::of(root)) {}

  // For keys of the transposition table: searches that score the same position by other bounds have
  // another salt. 0 without tables.
  std::uint64_t salt() const {
    if (packed_ == nullptr) return 0;
    constexpr std::uint64_t spread = 0xD6E8FEB86659FD93U;
    std::uint64_t material = 1;
    if (root_.pieces() <= packed_->pieces()) {
      for (const endgame::Force& force : {root_.mover, root_.waiter})
        material += 64 * material + static_cast<std::uint64_t>(8 * force.men + force.kings);
    }
    return material * spread;
  }

  // How much a win is worth while counters of moves run, which end games in draws. Counters that
  // begin later, with other material, are not foreseen.
  enum class Trust : std::uint8_t {
    Whole,   // it comes before any counter that has begun ends the game
    Likely,  // there is time for most wins
    None,
  };
  static Trust trust_in_wins(const P& p, int plies_left) {
    const int men = bits::count(p.occupied() & ~p.kings);
    if (plies_left >= endgame::longest_win(R, men)) return Trust::Whole;
    return plies_left >= likely_win ? Trust::Likely : Trust::None;
  }

  // Whether the tables may know the position.
  bool may_know(const P& p) const {
    return packed_ != nullptr && bits::count(p.occupied()) <= packed_->pieces();
  }

  // 1 if the side to move wins, -1 if it loses, 0 for a draw; nothing if no table tells that
  // without a search of captures. The position must have a legal move.
  std::optional<int> sign(const P& p, bool can_capture) const {
    if (!may_know(p) || (R.capture_compulsory && can_capture)) return std::nullopt;
    return packed_->find_quiet(endgame::Placement::of(p));
  }

  // The range for a win (`sign` 1) or loss (-1), `ply` plies from the root.
  //
  // Tables without distances do not tell whether a move brings a win nearer. A capture or a
  // promotion certainly does, so a win with other material than the root's scores higher, and the
  // higher the sooner it is reached. All wins with the root's material would have the same score;
  // their bound only separates them from draws, and the search finds the way. The same holds for
  // wins that are only likely.
  ScoreRange range(const P& p, int sign, int ply, Trust trust) const {
    if (trust == Trust::None) return {};
    const endgame::Material here = endgame::Material::of(p);
    // clang-tidy 14 takes the two comparisons for the same.
    // NOLINTNEXTLINE(misc-redundant-expression)
    const bool as_root = here == root_ || here == root_.swapped();
    int least = score::sure_win - 1 - ply;
    if (as_root) least = least_of_held_win;
    if (trust == Trust::Likely) least = least_of_likely_win;
    ScoreRange range;
    if (sign > 0) {
      range.low = least;
    } else {
      range.high = -least;
    }
    return range;
  }

 private:
  // More than the scores of theoretical draws.
  static constexpr int least_of_likely_win = 100;
  static constexpr int least_of_held_win = 150;

  static constexpr int likely_win = 20;  // plies

  const endgame::PackedTables* packed_;
  endgame::Material root_;
};

}  // namespace damas
