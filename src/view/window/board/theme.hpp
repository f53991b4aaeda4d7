// Owns the themes: the colours of board, pieces, marks and panels.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/piece.hpp"
#include "platform/color.hpp"
#include "platform/gui.hpp"
#include "view/text/text.hpp"

namespace damas {

// The brightness of the panels beside the board; the board itself is not affected.
enum class PanelTone : std::uint8_t { Dark, Light };

struct Theme {
  std::string_view id;  // as stored in preferences and given in options
  Text name = Text::ThemeJacaranda;
  bool flat = false;  // no wood grain, shadows or gradients

  Color dark_square;
  Color light_square;
  Color frame;
  Color coordinates;  // on the frame
  Color white_man;
  Color black_man;
  Color mark;      // for marks on the board
  Color target;    // for squares that a move can reach
  Color victim;    // for pieces that a move would capture
  Color hairline;  // an edge around all marks

  Color panel;  // also the background of the window
  Color text;
  Color muted;
  Color accent;

  constexpr Color number() const { return light_square; }  // on a dark square
  constexpr Color man(Side side) const { return side == Side::White ? white_man : black_man; }
  // Of draws between the results of the sides, which have the colours of their men.
  Color drawn() const { return mix(white_man, black_man, 0.55F); }
};

// All themes, the default first, in the same order for both tones.
std::span<const Theme> themes(PanelTone tone = PanelTone::Dark);
// The default theme for an unknown id.
const Theme& theme_by_id(std::string_view id, PanelTone tone = PanelTone::Dark);
bool is_theme(std::string_view id);

// The colours of Dear ImGui's panels for that theme.
GuiPalette gui_palette(const Theme& theme);

}  // namespace damas
