// Owns what stands where on the drawn board: pieces at rest and pieces under way.
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

// A piece on its way, or one that leaves.
struct Sprite {
  Piece piece;
  Spot at;
  float lift = 0;  // 0 lies on the board .. 1 held above it
  float opacity = 1;
  float crown = 1;             // of a king: 0 the crown is still high above .. 1 it sits
  bool semi_captured = false;  // pale and ringed

  friend bool operator==(const Sprite&, const Sprite&) = default;
};

struct BoardPicture {
  Placement resting;
  std::vector<Sprite> sprites;  // drawn in this order, above what rests

  friend bool operator==(const BoardPicture&, const BoardPicture&) = default;
};

}  // namespace damas
