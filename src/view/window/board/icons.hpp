// Owns the icons of buttons, drawn as vectors at any size and colour.
#pragma once

#include <cstdint>

#include "platform/color.hpp"
#include "platform/geometry.hpp"

namespace damas {

class Canvas;
class Painter;
class Texture;

enum class Icon : std::uint8_t {
  Menu,
  Undo,
  Redo,
  Hint,
  Resign,
  Draw,
  Flip,
  SoundOn,
  SoundOff,
  Settings,
  Pause,
  Play,
  More,
  Close,
  Check,
  Plus,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  ChevronDown,
  First,
  Last,
  Crown,
  Trophy,
  Person,
  People,
  Computer,
  Globe,
  Puzzle,
  Help,
  Save,
  Open,
  Copy,
  Clock,
  Fullscreen,
  Analysis,
  Restart,
  Speech,
  Eye,
  Star,
  FullStar,
  Bin,
};

inline constexpr int icon_count = static_cast<int>(Icon::Bin) + 1;

// White, to be tinted; cached by the canvas, also for ImGui images.
const Texture& icon_texture(Canvas& canvas, Icon icon, int pixels);
// Fills a square with side `side` at the painter's `corner`.
void paint_icon(Painter& painter, Icon icon, Point corner, float side, Color color);

}  // namespace damas
