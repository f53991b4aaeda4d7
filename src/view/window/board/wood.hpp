// Owns Wood: a pattern of fibres, computed once and used anywhere on a board.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "platform/color.hpp"

namespace damas {

// The shades of a colour from its darkest to its lightest fibre.
using Stain = std::array<Color, 256>;
// Darkens and lightens by at most `strength` 0..1 of the way to black and white.
Stain stain(Color tone, float strength);

class Wood {
 public:
  // `unit` is the side of a board's square in pixels; the fibres scale with it.
  Wood(int unit, std::uint32_t seed);

  // The brightness of the wood at a place, 0..255; defined for all places.
  std::uint8_t at(int along, int across) const;
  // Copies as many values as `run` has room for, across the fibres.
  void copy(int along, int across, std::span<std::uint8_t> run) const;

 private:
  int size_;
  std::vector<std::uint8_t> values_;
};

// A pseudorandom number that depends on the arguments only.
std::uint32_t scramble(std::uint32_t a, std::uint32_t b, std::uint32_t seed);

}  // namespace damas
