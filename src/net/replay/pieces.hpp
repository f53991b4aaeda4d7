// Owns the placement of a match's pieces, by the numbers under which they are stored.
#pragma once

#include <map>
#include <vector>

#include "core/game.hpp"
#include "net/protocol/record.hpp"

namespace damas::net {

class Pieces {
 public:
  // Numbers the pieces from 1: White's, then Black's, each from its own first rank on.
  static Pieces of(const Game& game);

  // The number of the piece on a cell; 0: empty.
  int at(Cell cell) const;
  // Carries out a recorded move.
  void apply(const record::Move& move);
  BySide<int> counts() const;
  std::vector<PlacedPiece> list() const;  // by number

 private:
  std::map<int, PlacedPiece> by_id_;
};

}  // namespace damas::net
