// Owns the slides of rook, bishop and queen, which use the same rays as the flying kings of whole
// boards.
#pragma once

#include "core/sliding.hpp"
#include "core/sliding/bitboard.hpp"

namespace damas::sliding {

enum class Slider : std::uint8_t { Rook, Bishop, Queen };
inline constexpr std::array all_sliders = {Slider::Rook, Slider::Bishop, Slider::Queen};

constexpr Directions directions_of(Slider slider) {
  constexpr Directions all[] = {directions::orthogonals, directions::diagonals, directions::all};
  return all[static_cast<std::size_t>(slider)];
}

// Calls f.operator()<D>() for each direction that the slider takes, clockwise from the north.
template <class F>
constexpr void for_each_direction_of(Slider slider, F&& f) {
  switch (slider) {
    case Slider::Rook:
      return for_each_direction<directions::orthogonals, Side::White>(f);
    case Slider::Bishop:
      return for_each_direction<directions::diagonals, Side::White>(f);
    case Slider::Queen:
      return for_each_direction<directions::all, Side::White>(f);
  }
}

// The rays of Turkish draughts. Its words begin at the top left and a Bitboard at the bottom left,
// so north and south are exchanged; otherwise the bits are the same.
class LabRays {
  using Shared = Rays<Board<BoardShape{8, 8, true}>>;

 public:
  // All squares beyond `s` in direction D on an empty board.
  template <Direction D>
  static constexpr Bitboard from(Square s) {
    return Bitboard{Shared::from<seen_by(Side::Black, D)>(there(s))};
  }
  // The free squares that a slide in direction D reaches, and the first occupied one.
  template <Direction D>
  static constexpr Bitboard sight(Square s, Bitboard occupied) {
    return Bitboard{Shared::sight<seen_by(Side::Black, D)>(there(s), occupied.word())};
  }

 private:
  static constexpr damas::Square there(Square s) { return static_cast<damas::Square>(index(s)); }
};

// The squares that the slider sees: on each of its rays the free squares and the first piece of
// either side.
constexpr Bitboard sight(Slider slider, Square from, Bitboard occupied) {
  Bitboard seen;
  for_each_direction_of(slider, [&]<Direction D>() { seen |= LabRays::sight<D>(from, occupied); });
  return seen;
}

// The squares to which the slider may move: a friend stops a ray and cannot be captured, an enemy
// stops it and can be captured.
constexpr Bitboard moves(Slider slider, Square from, Bitboard friends, Bitboard enemies) {
  return sight(slider, from, friends | enemies) - friends;
}
constexpr Bitboard rook_moves(Square from, Bitboard friends, Bitboard enemies) {
  return moves(Slider::Rook, from, friends, enemies);
}
constexpr Bitboard bishop_moves(Square from, Bitboard friends, Bitboard enemies) {
  return moves(Slider::Bishop, from, friends, enemies);
}
constexpr Bitboard queen_moves(Square from, Bitboard friends, Bitboard enemies) {
  return moves(Slider::Queen, from, friends, enemies);
}

// The moves of a flying king of draughts on the slider's rays: quiet moves over free squares, and
// jumps over one enemy to any free square behind it.
struct KingMoves {
  Bitboard quiet;
  Bitboard victims;
  Bitboard landings;

  friend constexpr bool operator==(const KingMoves&, const KingMoves&) = default;
};

constexpr KingMoves king_moves(Slider rays, Square from, Bitboard friends, Bitboard enemies) {
  const Bitboard occupied = friends | enemies;
  KingMoves found;
  for_each_direction_of(rays, [&]<Direction D>() {
    const Bitboard seen = LabRays::sight<D>(from, occupied);
    found.quiet |= seen - occupied;
    for (const Square victim : seen& enemies) {
      const Bitboard behind = LabRays::sight<D>(victim, occupied) - occupied;
      found.landings |= behind;
      if (!behind.empty()) found.victims.set(victim);
    }
  });
  return found;
}

}  // namespace damas::sliding
