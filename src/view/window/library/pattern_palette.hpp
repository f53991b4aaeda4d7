// Owns the palette of the search for positions: what a square can be told to hold.
#pragma once

#include <optional>

#include "core/position_pattern.hpp"
#include "view/text/text.hpp"

namespace damas {

class App;
class Ui;
struct Size;

Text name_of(Demand demand);
// The piece that stands for it on the board: for a man or a king a man, below a question mark.
std::optional<Piece> piece_shown(Demand demand);

// One button for each tool, `in_row` per row, filling the current ImGui window. True if another
// tool was chosen.
bool palette_rows(Ui& ui, const App& app, Demand& chosen, Size size, int in_row);

}  // namespace damas
