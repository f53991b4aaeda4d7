// Owns the panels beside a board on which pieces are placed: the palette of tools, and the form.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/piece.hpp"
#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/kit/tool_button.hpp"

namespace damas {

class App;
class Ui;
struct Theme;

ToolPicture picture_of(const Piece& piece, const Theme& theme);
// "White man  (1)": with the digit that chooses the tool.
std::string tooltip_of_tool(const App& app, Text name, std::size_t tool);
// Calls `button` for each of so many tools with the size of its button, `in_row` per row, filling
// the current ImGui window of that size.
void tool_grid(std::size_t count, Size size, int in_row,
               const std::function<void(std::size_t tool, Size each)>& button);

// Texts that explain how pieces are placed.
struct HowToEdit {
  Text by_mouse;
  Text by_keys;
  Text by_touch;
};

// Shows rows that scroll, and below them how to place pieces: by mouse and by keys, or by touch if
// fingers are used.
void edit_form(Ui& ui, const App& app, const char* id, const Rect& place,
               const std::function<void()>& rows, const HowToEdit& how_to);

enum class WholeBoard : std::uint8_t { Start, Clear };
// The buttons that set up the start position and take off all pieces. Answers which was pressed.
std::optional<WholeBoard> whole_board_row(Ui& ui, const App& app);

}  // namespace damas
