// Owns the pieces on the drawn board, at rest and in motion.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"

namespace damas {

// A place on the board in cells: whole numbers are the middles of cells, as in `Cell`.
struct Spot {
  float file = 0;
  float rank = 0;

  friend constexpr bool operator==(const Spot&, const Spot&) = default;
};

constexpr Spot spot_of(Cell cell) {
  return {static_cast<float>(cell.file), static_cast<float>(cell.rank)};
}
constexpr Spot mix(Spot from, Spot to, float t) {
  return {from.file + (to.file - from.file) * t, from.rank + (to.rank - from.rank) * t};
}

// Pieces on their squares.
class Placement {
 public:
  Placement() = default;
  explicit Placement(const Game& game);

  std::optional<Piece> piece_at(Square s) const;
  SquareSet occupied() const { return white_ | black_; }
  void put(Square s, Piece piece);
  void remove(Square s);

  friend bool operator==(const Placement&, const Placement&) = default;

 private:
  SquareSet white_;
  SquareSet black_;
  SquareSet kings_;
};

// A piece that moves or disappears.
struct Sprite {
  Piece piece;
  Spot at;
  float lift = 0;  // 0 lies on the board .. 1 held above it
  float opacity = 1;
  float crown = 1;             // for a king: 0 crown high above the piece .. 1 crown in place
  bool semi_captured = false;  // pale and ringed

  friend bool operator==(const Sprite&, const Sprite&) = default;
};

struct BoardPicture {
  Placement resting;
  std::vector<Sprite> sprites;  // in drawing order, above the pieces at rest

  friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace damas
