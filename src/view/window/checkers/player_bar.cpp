#include "view/window/checkers/player_bar.hpp"

#include <algorithm>
#include <cmath>

#include "platform/canvas.hpp"
#include "view/text/names.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr Milliseconds tenths_below{10'000};
constexpr float radius = 8;

// What shows in seconds is rounded up, so that 0:00 means that the time is over.
std::int64_t seconds_shown(Milliseconds left) {
  return (left.count() + 999) / 1000;
}

void draw_disc(Canvas& canvas, Piece piece, const Rect& box, const Theme& theme) {
  const int pixels = std::max(1, static_cast<int>(std::lround(box.w * canvas.scale())));
  const std::string key = "bar piece/" + std::string(theme.id) + "/" +
                          std::to_string(index(piece.side)) + "/" + std::to_string(pixels);
  const Texture& texture = canvas.cached(key, [&] { return piece_image(piece, pixels, theme); });
  canvas.draw(texture, box.origin());
}

void draw_captured(Canvas& canvas, const PlayerBar& bar, const Rect& row, const Theme& theme) {
  if (bar.captured == 0) return;
  const float side = row.h;
  const float room = std::max(0.0F, row.w - side);
  const auto gaps = static_cast<float>(std::max(1, bar.captured - 1));
  const float step = std::floor(std::min(side * 0.8F, room / gaps));
  for (int i = 0; i < bar.captured; ++i) {
    const Rect box = {row.x + step * static_cast<float>(i), row.y, side, side};
    draw_disc(canvas, {opponent(bar.side), Kind::Man}, box, theme);
  }
}

float draw_clock(Canvas& canvas, const PlayerBar& bar, const Rect& inner, const Theme& theme) {
  if (bar.clock.empty()) return 0;
  TextStyle style;
  style.size = font_size::clock;
  style.weight = FontWeight::SemiBold;
  style.align = Align::Right;
  style.tabular = true;
  style.color = bar.to_move ? theme.text : theme.muted;
  if (bar.short_of_time) style.color = theme.accent;
  canvas.text_in(inner, bar.clock, style);
  return canvas.measure(bar.clock, style).w + 8;
}

}  // namespace

void draw(Canvas& canvas, const PlayerBar& bar, const Rect& place, const Theme& theme) {
  if (bar.to_move) {
    const GuiPalette palette = gui_palette(theme);
    canvas.rounded_rect(place, radius, palette.control);
    canvas.rounded_rect({place.x, place.y + 8, 4, place.h - 16}, 2, theme.accent);
  }
  Rect inner = {place.x + 16, place.y, place.w - 32, place.h};
  inner.w -= draw_clock(canvas, bar, inner, theme);
  const float disc = 32;
  draw_disc(canvas, {bar.side, Kind::Man}, {inner.x, inner.center().y - disc / 2, disc, disc},
            theme);
  inner.x += disc + 16;
  inner.w -= disc + 16;
  TextStyle style;
  style.color = theme.text;
  style.weight = bar.to_move ? FontWeight::SemiBold : FontWeight::Regular;
  const float line = 24;
  const float captured = bar.captured > 0 ? 20.0F : 0.0F;
  const float top = inner.center().y - (line + captured) / 2;
  canvas.text_in({inner.x, top, inner.w, line}, bar.name, style);
  draw_captured(canvas, bar, {inner.x, top + line, inner.w, captured}, theme);
}

std::string clock_text(Milliseconds left) {
  if (left < tenths_below) {
    const std::int64_t tenths = left.count() / 100;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
  }
  return time_text(std::chrono::seconds(seconds_shown(left)));
}

Milliseconds until_clock_changes(Milliseconds left) {
  if (left < tenths_below) return Milliseconds(left.count() % 100 + 1);
  if (left == tenths_below) return Milliseconds(1);
  const std::int64_t above = left.count() % 1000;
  return Milliseconds(above == 0 ? 1000 : above);
}

}  // namespace damas
