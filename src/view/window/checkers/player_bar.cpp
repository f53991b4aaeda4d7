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
constexpr float low_bar = 60;
constexpr float narrow_bar = 280;
constexpr float narrow_room = 220;    // for name and clock
constexpr float narrowest_bar = 240;  // in narrower bars the clock is under the name
constexpr float name_height = 24;

// Rounds up, so that 0:00 means that the time is over.
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

TextStyle note_style(const Theme& theme) {
  TextStyle style;
  style.size = font_size::caption;
  style.color = theme.accent;
  return style;
}

// Uses a smaller font for a long name, and cuts it only if that is not enough.
void draw_name(Canvas& canvas, const PlayerBar& bar, const Rect& row, const Theme& theme) {
  TextStyle style;
  style.color = theme.text;
  style.weight = bar.to_move ? FontWeight::SemiBold : FontWeight::Regular;
  const std::string rating = bar.rating.empty() ? "" : " " + bar.rating;
  if (canvas.measure(bar.name + rating, style).w > row.w) style.size = font_size::caption;
  const float kept = rating.empty() ? 0 : canvas.measure(rating, style).w;
  const float room = std::max(0.0F, row.w - kept);
  canvas.text_in({row.x, row.y, room, row.h}, bar.name, style);
  if (rating.empty()) return;
  const float left = row.x + std::min(room, canvas.measure(bar.name, style).w);
  canvas.text_in({left, row.y, kept + 1, row.h}, rating, style);
}

TextStyle clock_style(const PlayerBar& bar, const Theme& theme) {
  TextStyle style;
  style.size = font_size::clock;
  style.weight = FontWeight::SemiBold;
  style.align = Align::Right;
  style.tabular = true;
  style.color = bar.to_move ? theme.text : theme.muted;
  if (bar.short_of_time) style.color = theme.accent;
  if (bar.clock_uncertain) style.color = theme.muted.faded(0.6F);
  return style;
}

// Returns the clock's width; uses a smaller font in a low bar.
float draw_clock(Canvas& canvas, const PlayerBar& bar, const Rect& inner, const Theme& theme) {
  if (bar.clock.empty()) return 0;
  TextStyle style = clock_style(bar, theme);
  const bool low = inner.h < low_bar;
  const bool alone = bar.below_clock.empty();
  const bool smaller = inner.h <= name_height || inner.w < narrow_room || (low && !alone);
  if (smaller) style.size = std::round(style.size * 0.75F);
  const float width = canvas.measure(bar.clock, style).w;
  if (alone) {
    canvas.text_in(inner, bar.clock, style);
    return width + 8;
  }
  TextStyle small;
  small.size = font_size::caption;
  small.align = Align::Right;
  small.tabular = true;
  small.color = theme.muted;
  constexpr float line = 16;
  canvas.text_in({inner.x, inner.y, inner.w, inner.h - line}, bar.clock, style);
  canvas.text_in({inner.x, inner.bottom() - line - (low ? 3.0F : 6.0F), inner.w, line},
                 bar.below_clock, small);
  return std::max(width, canvas.measure(bar.below_clock, small).w) + 8;
}

// Whether a note does not fit beside the clock and gets a line of its own.
bool goes_across(const Canvas& canvas, const PlayerBar& bar, float width, const Theme& theme) {
  if (bar.note.empty() || bar.clock.empty() || !bar.below_clock.empty()) return false;
  const float clock = canvas.measure(bar.clock, clock_style(bar, theme)).w + 8;
  return canvas.measure(bar.note, note_style(theme)).w > width - clock;
}

// Below the name: the clock at the right, and the other contents at the left.
void draw_narrow(Canvas& canvas, const PlayerBar& bar, const Rect& place, const Theme& theme) {
  constexpr float margin = 8;
  constexpr float disc = 20;
  Rect inner = place.inset(margin);
  inner.y = place.center().y - name_height;
  inner.h = 2 * name_height;
  Rect name = take_top(inner, name_height);
  draw_disc(canvas, {bar.side, Kind::Man}, {name.x, name.center().y - disc / 2, disc, disc}, theme);
  name.x += disc + margin;
  name.w -= disc + margin;
  draw_name(canvas, bar, name, theme);
  PlayerBar clock = bar;
  clock.below_clock.clear();
  inner.w -= draw_clock(canvas, clock, inner, theme);
  TextStyle small = note_style(theme);
  if (bar.note.empty()) small.color = theme.muted;
  const std::string& said = bar.note.empty() ? bar.below_clock : bar.note;
  if (said.empty()) {
    draw_captured(canvas, bar, {inner.x, inner.y + 4, inner.w, inner.h - 4}, theme);
  } else {
    canvas.text_in(inner, said, small);
  }
}

}  // namespace

void draw(Canvas& canvas, const PlayerBar& bar, const Rect& place, const Theme& theme) {
  if (bar.to_move) {
    const GuiPalette palette = gui_palette(theme);
    canvas.rounded_rect(place, radius, palette.control);
    canvas.rounded_rect({place.x, place.y + 8, 4, place.h - 16}, 2, theme.accent);
  }
  if (place.w < narrowest_bar) return draw_narrow(canvas, bar, place, theme);
  const bool noted = !bar.note.empty();
  const float below = noted || bar.captured > 0 ? 20.0F : 0.0F;
  const float margin = place.w < narrow_bar ? 8 : 16;
  Rect inner = {place.x + margin, place.y, place.w - 2 * margin, place.h};
  const float disc = 32;
  draw_disc(canvas, {bar.side, Kind::Man}, {inner.x, inner.center().y - disc / 2, disc, disc},
            theme);
  inner.x += disc + margin;
  inner.w -= disc + margin;
  const float top = inner.center().y - (name_height + below) / 2;
  const Rect first = {inner.x, top, inner.w, name_height};
  const bool across = goes_across(canvas, bar, inner.w, theme);
  const float clock = draw_clock(canvas, bar, across ? first : inner, theme);
  draw_name(canvas, bar, {first.x, first.y, first.w - clock, first.h}, theme);
  const Rect row = {inner.x, first.bottom(), across ? inner.w : inner.w - clock, below};
  if (noted) {
    canvas.text_in(row, bar.note, note_style(theme));
  } else {
    draw_captured(canvas, bar, row, theme);
  }
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
