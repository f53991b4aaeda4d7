// Owns the drawings of the icons: SVG path data on a grid of 24 x 24.
#pragma once

#include <array>

#include "view/window/board/icons.hpp"

namespace damas {

inline constexpr float icon_grid = 24;
inline constexpr float icon_stroke = 2;  // width of lines, in units of the grid

struct IconDrawing {
  Icon icon;
  const char* strokes = "";
  const char* fills = "";
};

inline constexpr const char* star =
    "M12 3L14.4 9.4L21.2 9.7L15.9 14L17.7 20.5L12 16.8L6.3 20.5L8.1 14L2.8 9.7L9.6 9.4Z";

// In the order of the enumeration.
inline constexpr std::array<IconDrawing, icon_count> icon_drawings = {{
    {Icon::Menu, "M4 6H20M4 12H20M4 18H20"},
    {Icon::Undo, "M9 5L4 10L9 15M4 10H14.5A5 5 0 0 1 14.5 20H10"},
    {Icon::Redo, "M15 5L20 10L15 15M20 10H9.5A5 5 0 0 0 9.5 20H14"},
    {Icon::Hint, "M9.5 17V15.6A6.5 6.5 0 1 1 14.5 15.6V17ZM10 20.5H14"},
    {Icon::Resign, "M6 21V4",
     "M6 4C9 2 12 6 15 5C17 4.4 18 4 19.5 4L17.5 8.7L19.5 13.5C16 14.8 13.5 13 11 12.7"
     "C9 12.5 7.5 13 6 14Z"},
    {Icon::Draw, "M12 3V20M8 20.5H16M4.5 7H19.5M4.5 7L2 13.5H7ZM19.5 7L17 13.5H22Z",
     "M2 13.5A2.5 2.5 0 0 0 7 13.5ZM17 13.5A2.5 2.5 0 0 0 22 13.5Z"},
    {Icon::Flip, "M8 20V5M4 9L8 4.5L12 9M16 4V19M12 15L16 19.5L20 15"},
    {Icon::SoundOn, "M15 8.5A5 5 0 0 1 15 15.5M17.8 5.5A9 9 0 0 1 17.8 18.5",
     "M3 9H6.5L12 4.5V19.5L6.5 15H3Z"},
    {Icon::SoundOff, "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5", "M3 9H6.5L12 4.5V19.5L6.5 15H3Z"},
    {Icon::Settings,
     "M4 7H10M16 7H20M4 17H8M14 17H20M13 4.2A2.8 2.8 0 1 1 13 9.8A2.8 2.8 0 1 1 13 4.2"
     "M11 14.2A2.8 2.8 0 1 1 11 19.8A2.8 2.8 0 1 1 11 14.2"},
    {Icon::Pause, "", "M6 4.5H10V19.5H6ZM14 4.5H18V19.5H14Z"},
    {Icon::Play, "M8 5.5L18.5 12L8 18.5Z", "M8 5.5L18.5 12L8 18.5Z"},
    {Icon::More, "",
     "M3 12A2 2 0 1 0 7 12A2 2 0 1 0 3 12ZM10 12A2 2 0 1 0 14 12A2 2 0 1 0 10 12Z"
     "M17 12A2 2 0 1 0 21 12A2 2 0 1 0 17 12Z"},
    {Icon::Close, "M6 6L18 18M18 6L6 18"},
    {Icon::Check, "M4.5 12.5L9.5 17.5L19.5 6.5"},
    {Icon::Plus, "M12 5V19M5 12H19"},
    {Icon::ChevronLeft, "M15 5L8 12L15 19"},
    {Icon::ChevronRight, "M9 5L16 12L9 19"},
    {Icon::ChevronUp, "M5 15L12 8L19 15"},
    {Icon::ChevronDown, "M5 9L12 16L19 9"},
    {Icon::First, "M6 5V19M18 5L11 12L18 19"},
    {Icon::Last, "M18 5V19M6 5L13 12L6 19"},
    {Icon::Crown, "M5 18L3.5 8L8.5 12L12 5L15.5 12L20.5 8L19 18Z",
     "M5 18L3.5 8L8.5 12L12 5L15.5 12L20.5 8L19 18Z"},
    {Icon::Trophy, "M7 5H3.5C3.5 9 5 11 8 11.5M17 5H20.5C20.5 9 19 11 16 11.5M12 14V18M8 20.5H16",
     "M6.5 3H17.5V8.5A5.5 6.5 0 0 1 6.5 8.5ZM9 20.5C9 18.5 10 17.5 12 17.5"
     "C14 17.5 15 18.5 15 20.5Z"},
    {Icon::Person, "M12 4A3.7 3.7 0 1 1 12 11.4A3.7 3.7 0 1 1 12 4M5 20.5A7 6 0 0 1 19 20.5"},
    {Icon::People,
     "M8.5 5A3.2 3.2 0 1 1 8.5 11.4A3.2 3.2 0 1 1 8.5 5M2.5 19.5A6 5 0 0 1 14.5 19.5"
     "M15 5.3A3.2 3.2 0 0 1 15 11.1M17.3 14.9A6 5 0 0 1 21.5 19.5"},
    {Icon::Computer, "M3 5H21V16H3ZM12 16V20M8 20.5H16"},
    {Icon::Globe,
     "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M3 12H21M12 3C7.5 8 7.5 16 12 21M12 3"
     "C16.5 8 16.5 16 12 21"},
    {Icon::Puzzle, "M4 4H20V20H4ZM4 12H20M12 4V20", "M12 12H20V20H12Z"},
    {Icon::Help,
     "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M9.3 9.6A2.8 2.8 0 1 1 12.6 12.2"
     "C12.1 12.5 12 12.9 12 13.7",
     "M10.8 17A1.2 1.2 0 1 0 13.2 17A1.2 1.2 0 1 0 10.8 17Z"},
    {Icon::Save, "M12 4V15M7 10.5L12 15.5L17 10.5M4 16V20H20V16"},
    {Icon::Open, "M3 19V5H9L11.5 8H19V11M3 19L6.5 11H22L18.5 19Z"},
    {Icon::Copy, "M9 9H20V20H9ZM5.5 15H4V4H15V5.5"},
    {Icon::Clock, "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M12 7V12L15.5 14.5"},
    {Icon::Fullscreen, "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"},
    {Icon::Analysis, "M4 4V20H20M7.5 15.5L11.5 10L15 13L20 6.5"},
    {Icon::Restart, "M19.5 9A8 8 0 1 0 20 13M20 4V9.2H14.8"},
    {Icon::Speech, "M4 4.5H20V16H12L7.5 20.5V16H4Z"},
    {Icon::Eye, "M2 12C6 5 18 5 22 12C18 19 6 19 2 12Z", "M12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9"},
    {Icon::Star, star},
    {Icon::FullStar, star, star},
    {Icon::Bin, "M4 6.5H20M9 6.5V3.5H15V6.5M6 6.5L7 20.5H17L18 6.5M10.2 10.5V16.5M13.8 10.5V16.5"},
}};

}  // namespace damas
