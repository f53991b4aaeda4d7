// Owns the visible state of a board at one moment, possibly in the middle of a capture.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"

namespace damas::share {

struct Figure {
  Piece piece;
  bool semi_captured = false;  // jumped, but removed only when the whole capture is done

  friend bool operator==(const Figure&, const Figure&) = default;
};

struct BoardFrame {
  BoardShape shape;
  Numbering numbering = Numbering::Algebraic;
  std::vector<std::optional<Figure>> figures;  // by ordinal of the square
  SquareSet trail;                             // squares of the last move

  std::optional<Figure> at(Square s) const {
    return figures[static_cast<std::size_t>(shape.ordinal(s))];
  }
};

// The current position; the trail is the move that led to it.
BoardFrame frame_of(const Game& game);

}  // namespace damas::share
