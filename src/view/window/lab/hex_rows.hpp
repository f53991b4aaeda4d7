// Owns how the lab shows a number: as a small board, in hexadecimal, and as eight rows of bits.
#pragma once

#include <string>

#include "core/sliding/bitboard.hpp"
#include "platform/geometry.hpp"

namespace damas {

class Ui;

struct HexRow {
  std::string name;
  sliding::Bitboard bits;
  sliding::Bitboard strong = sliding::Bitboard{};  // of them, those that matter most
};

inline constexpr float hex_row_height = 48;

// A row to choose, with a button at its end that copies. Told apart by its name.
struct HexRowAct {
  bool chosen = false;
  bool copied = false;
};
HexRowAct hex_row(Ui& ui, const HexRow& row, bool chosen, const char* copy);

// Eight rows of eight bits as they lie on the board, each with its byte, the files below.
void bit_rows(Ui& ui, const HexRow& row);

}  // namespace damas
