// Owns the palette of the position editor: the tools for filling squares.
#pragma once

#include <array>
#include <optional>

#include "core/piece.hpp"
#include "view/text/text.hpp"

namespace damas {

class App;
class Ui;
struct Size;

enum class EditTool : std::uint8_t { WhiteMan, WhiteKing, BlackMan, BlackKing, Erase };

inline constexpr std::array edit_tools = {EditTool::WhiteMan, EditTool::WhiteKing,
                                          EditTool::BlackMan, EditTool::BlackKing, EditTool::Erase};

// Nothing for the eraser.
std::optional<Piece> piece_of(EditTool tool);
Text name_of(EditTool tool);

// One button for each tool, `in_row` per row, filling the current ImGui window. True if another
// tool was chosen.
bool palette_rows(Ui& ui, const App& app, EditTool& chosen, Size size, int in_row);

}  // namespace damas
