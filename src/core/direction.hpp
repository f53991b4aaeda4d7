// Owns the eight directions of a board as White sees it, and sets of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/piece.hpp"

namespace damas {

enum class Direction : std::uint8_t {
  North,  // away from White
  NorthEast,
  East,
  SouthEast,
  South,
  SouthWest,
  West,
  NorthWest,
};

inline constexpr int direction_count = 8;

constexpr Direction opposite(Direction d) {
  return static_cast<Direction>((static_cast<int>(d) + 4) % direction_count);
}

constexpr bool is_orthogonal(Direction d) {
  return static_cast<int>(d) % 2 == 0;
}

// A set of directions. Its member is public so that `Rules`, a template argument, can contain it.
struct Directions {
  std::uint8_t bits = 0;

  constexpr bool contains(Direction d) const {
    return (bits >> static_cast<unsigned>(d) & 1U) != 0;
  }
  friend constexpr bool operator==(const Directions&, const Directions&) = default;
  friend constexpr Directions operator|(Directions a, Directions b) {
    return {static_cast<std::uint8_t>(a.bits | b.bits)};
  }
};

constexpr Directions direction_set(Direction d) {
  return {static_cast<std::uint8_t>(1U << static_cast<unsigned>(d))};
}

// The direction as `side` sees it; for Black, north and south are exchanged.
constexpr Direction seen_by(Side side, Direction d) {
  constexpr Direction flipped[] = {
      Direction::South, Direction::SouthEast, Direction::East, Direction::NorthEast,
      Direction::North, Direction::NorthWest, Direction::West, Direction::SouthWest,
  };
  return side == Side::White ? d : flipped[static_cast<int>(d)];
}

namespace directions {
inline constexpr Directions forward_diagonals =
    direction_set(Direction::NorthEast) | direction_set(Direction::NorthWest);
inline constexpr Directions diagonals =
    forward_diagonals | direction_set(Direction::SouthEast) | direction_set(Direction::SouthWest);
inline constexpr Directions sideways =
    direction_set(Direction::East) | direction_set(Direction::West);
inline constexpr Directions forward_and_sideways = direction_set(Direction::North) | sideways;
inline constexpr Directions orthogonals = forward_and_sideways | direction_set(Direction::South);
inline constexpr Directions all = diagonals | orthogonals;
}  // namespace directions

// Calls f.operator()<D>() for each board direction D that `set` holds from `side`'s point of view.
template <Directions set, Side side, class F>
constexpr void for_each_direction(F&& f) {
  const auto visit = [&]<std::size_t I>() {
    constexpr auto d = static_cast<Direction>(I);
    if constexpr (set.contains(seen_by(side, d))) f.template operator()<d>();
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (visit.template operator()<I>(), ...);
  }
  (std::make_index_sequence<direction_count>{});
}

}  // namespace damas
