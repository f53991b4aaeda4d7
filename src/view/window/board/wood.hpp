// Owns Wood: a pattern of fibres, computed once and laid anywhere on a board.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "platform/color.hpp"

namespace damas {

// A tone from its darkest to its lightest fibre.
using Stain = std::array<Color, 256>;
// Darkened and lightened by at most `strength` 0..1 of the way to black and white.
Stain stain(Color tone, float strength);

class Wood {
 public:
  // `unit` is the side of a board's square in pixels: fibres grow with it.
  Wood(int unit, std::uint32_t seed);

  // How light the wood is there, 0..255; continues for ever.
  std::uint8_t at(int along, int across) const;
  // As many of them as `run` has room for, one after the other across the fibres.
  void copy(int along, int across, std::span<std::uint8_t> run) const;

 private:
  int size_;
  std::vector<std::uint8_t> values_;
};

// A number that looks random, the same for the same arguments.
std::uint32_t scramble(std::uint32_t a, std::uint32_t b, std::uint32_t seed);

}  // namespace damas
