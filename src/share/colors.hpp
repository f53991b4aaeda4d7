// Owns the colours of shared boards and pages: those of the house's default theme, unless they are
// replaced.
#pragma once

#include <cstdint>
#include <string>

namespace damas::share {

// 0xRRGGBB.
using Rgb = std::uint32_t;

struct Colors {
  Rgb dark_square = 0x8A6B4F;
  Rgb light_square = 0xE9D8B6;
  Rgb frame = 0x4B3323;
  Rgb coordinates = 0xE0CBA4;  // on the frame
  Rgb white_man = 0xF7EFDE;
  Rgb black_man = 0x2A211C;
  Rgb mark = 0xF2C14E;      // the last move, and crowns
  Rgb target = 0xA6E05A;    // arrows
  Rgb hairline = 0x1A120C;  // an edge around arrows

  // The colours of a web page.
  Rgb panel = 0x211D19;
  Rgb text = 0xF3ECDF;
  Rgb muted = 0xB9AE9C;
  Rgb accent = 0xF2C14E;

  friend bool operator==(const Colors&, const Colors&) = default;
};

// Black, white and one grey, for printing.
Colors print_colors();

// "#f2c14e"
std::string hex(Rgb color);
// The mix of both; `part` 0 is `from`, 1 is `to`.
Rgb mix(Rgb from, Rgb to, double part);

}  // namespace damas::share
