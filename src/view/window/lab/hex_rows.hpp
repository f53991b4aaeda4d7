// Owns the lab's display of a number: as a small board, in hexadecimal, and as eight rows of bits.
#pragma once

#include <string>

#include "core/sliding/bitboard.hpp"
#include "platform/geometry.hpp"

namespace damas {

class App;
class Ui;

struct HexRow {
  std::string name;
  sliding::Bitboard bits;
  sliding::Bitboard strong = sliding::Bitboard{};  // the most important ones of them
};

inline constexpr float hex_row_height = 48;

// The result of a row, which can be selected and has a copy button. Rows are identified by name.
struct HexRowAct {
  bool chosen = false;
  bool copied = false;
};
HexRowAct hex_row(Ui& ui, const HexRow& row, bool chosen, const App& app);

// Eight rows of eight bits in the order of the board, each with its byte; the files are below.
void bit_rows(Ui& ui, const HexRow& row);

}  // namespace damas
