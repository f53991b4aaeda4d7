// Owns the sides, the kinds of piece, and the pieces.
#pragma once

#include <cstdint>

namespace damas {

enum class Side : std::uint8_t { White, Black };
enum class Kind : std::uint8_t { Man, King };

constexpr Side opponent(Side side) {
  return side == Side::White ? Side::Black : Side::White;
}

constexpr int index(Side side) {
  return static_cast<int>(side);
}

struct Piece {
  Side side = Side::White;
  Kind kind = Kind::Man;

  friend bool operator==(const Piece&, const Piece&) = default;
};

}  // namespace damas
