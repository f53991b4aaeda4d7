// Owns KnownScores: what endgame tables tell of the positions of a search, as scores.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/certain_bounds.hpp"
#include "engine/knowledge.hpp"
#include "engine/search_line.hpp"

namespace damas {

// All positions are those at `ply` of the line, and scores are relative to their side to move.
template <Rules R>
class KnownScores {
  using P = Position<R>;
  using Line = SearchLine<R>;

 public:
  // `overlooks`: whether the level overlooks captures. Such a level knows no tables but those of
  // kings alone, whose endings need nothing but patience. `knowledge` must outlive this object.
  KnownScores(const P& root, const Knowledge<R>& knowledge, bool overlooks)
      : knowledge_(knowledge),
        overlooks_(overlooks),
        certain_(root, overlooks ? nullptr : knowledge.packed_endings.get()) {}

  // The score, if it is known.
  std::optional<int> exact(const Line& line, int ply) const {
    const P& p = line[ply].position;
    const std::optional<endgame::Result> r = knowledge_.endings.find(p);
    if (!r) return std::nullopt;
    if (overlooks_ && p.occupied() != p.kings) return std::nullopt;
    if (r->sign != 0) {
      // Counters that begin later, with other material, are not foreseen; few wins are that long.
      if (r->plies <= line.plies_left(ply)) return r->sign * (score::won - ply - r->plies);
      // A capture or the move of a man may start the draw counters anew, unless it ends the game.
      if (!is_hunt(p)) return std::nullopt;
    }
    return theoretical_draw(p);
  }

  // Between which scores that of the position is certain to lie. It must have a legal move.
  ScoreRange range(const Line& line, int ply, bool can_capture_here) const {
    const P& p = line[ply].position;
    const std::optional<int> sign = certain_.sign(p, can_capture_here);
    if (!sign) return {};
    if (*sign != 0) return certain_.range(p, *sign, ply, trust(line, ply));
    const int draw = theoretical_draw(p);
    return {draw, draw};
  }

  // Both are mixed into the keys of the transposition table. The salt tells searches apart that
  // know different things. The mark tells apart how far running counters let a position's win be
  // trusted.
  std::uint64_t salt() const { return certain_.salt(); }
  std::uint64_t mark(const Line& line, int ply) const {
    if (!certain_.may_know(line[ply].position)) return 0;
    constexpr std::uint64_t spread = 0xC2B2AE3D27D4EB4FU;
    return static_cast<std::uint64_t>(trust(line, ply)) * spread;
  }

 private:
  typename CertainBounds<R>::Trust trust(const Line& line, int ply) const {
    return CertainBounds<R>::trust_in_wins(line[ply].position, line.plies_left(ply));
  }

  // The small score still favours the side that may profit from errors.
  int theoretical_draw(const P& p) const { return knowledge_.evaluation(p) / 32; }

  // Whether kings play against a lone king.
  static bool is_hunt(const P& p) {
    const int white = bits::count(p.of(Side::White));
    const int black = bits::count(p.of(Side::Black));
    return p.occupied() == p.kings && std::min(white, black) == 1;
  }

  const Knowledge<R>& knowledge_;
  bool overlooks_;
  CertainBounds<R> certain_;
};

}  // namespace damas
