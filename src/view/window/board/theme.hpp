// Owns the themes: which colours board, pieces, marks and panels have.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/piece.hpp"
#include "platform/color.hpp"
#include "platform/gui.hpp"
#include "view/text/text.hpp"

namespace damas {

// How light the panels beside the board are; the board is the same.
enum class PanelTone : std::uint8_t { Dark, Light };

struct Theme {
  std::string_view id;  // as kept in preferences and given in options
  Text name = Text::ThemeJacaranda;
  bool flat = false;  // no wood grain, shadows or gradients

  Color dark_square;
  Color light_square;
  Color frame;
  Color coordinates;  // on the frame
  Color white_man;
  Color black_man;
  Color mark;      // of marks on the board
  Color target;    // of squares that a move can reach
  Color victim;    // of pieces that a move would take
  Color hairline;  // around all of them

  Color panel;  // also the background of the window
  Color text;
  Color muted;
  Color accent;

  constexpr Color number() const { return light_square; }  // inside a dark square
  constexpr Color man(Side side) const { return side == Side::White ? white_man : black_man; }
};

// All themes, the default first, in the same order for both tones.
std::span<const Theme> themes(PanelTone tone = PanelTone::Dark);
// The default for an unknown id.
const Theme& theme_by_id(std::string_view id, PanelTone tone = PanelTone::Dark);
bool is_theme(std::string_view id);

// What Dear ImGui's panels look like beside that board.
GuiPalette gui_palette(const Theme& theme);

}  // namespace damas
