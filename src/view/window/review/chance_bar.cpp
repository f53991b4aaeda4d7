#include "view/window/review/chance_bar.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "platform/canvas.hpp"
#include "view/text/text.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/review/live_findings.hpp"

namespace damas {

namespace {

constexpr float radius = 4;
constexpr float margin = 12;
constexpr float gap = 8;
constexpr float lying_height = 8;
constexpr float standing_width = 14;
constexpr float gap_to_board = 6;
constexpr float swatch = 8;
constexpr float swatch_gap = 4;
constexpr float narrow_strip = 340;  // has no swatches

// `whites` is White's part of `place`.
void draw_bar(Canvas& canvas, const Rect& place, const Rect& whites, const Rect& middle,
              const Theme& theme) {
  canvas.rounded_rect(place, radius, theme.man(Side::Black));
  {
    const auto inside = canvas.clipped(whites);
    canvas.rounded_rect(place, radius, theme.man(Side::White));
  }
  canvas.rect(middle, theme.accent);
  canvas.rounded_outline(place, radius, 1, gui_palette(theme).border);
}

// The width of one of the three columns of percentages.
float percent_column(const Canvas& canvas, const TextStyle& style, bool swatches) {
  return gap + (swatches ? swatch + swatch_gap : 0) + std::ceil(canvas.measure("100", style).w);
}

// White's wins, draws and Black's wins, in columns of equal width, so that nothing moves. Taken
// from the right end of `row`.
void draw_percents(Canvas& canvas, Rect& row, const Percents& percents, const TextStyle& style,
                   const Theme& theme) {
  const std::array colors{theme.man(Side::White), theme.drawn(), theme.man(Side::Black)};
  const bool swatches = row.w >= narrow_strip;
  const float digits = std::ceil(canvas.measure("100", style).w);
  const float column = percent_column(canvas, style, swatches);
  const Rect all = take_right(row, 3 * column);
  for (std::size_t i = 0; i < percents.size(); ++i) {
    const Rect place = {all.x + static_cast<float>(i) * column, all.y, column, all.h};
    if (swatches) {
      const float top = std::round(place.center().y - swatch / 2);
      const Rect box = {place.x + gap, top, swatch, swatch};
      canvas.rounded_rect(box, 2, colors[i]);
      canvas.rounded_outline(box, 2, 1, gui_palette(theme).border);
    }
    canvas.text_in({place.right() - digits, place.y, digits, place.h}, std::to_string(percents[i]),
                   style);
  }
}

}  // namespace

std::string strip_heading(const LiveFindings& found, Language language) {
  if (!found.percents || found.threat) return found.verdict;
  return tr(language, Text::AnalysisChancesAre, found.verdict);
}

void draw_standing_bar(Canvas& canvas, const Rect& board, double white, bool flipped,
                       const Theme& theme) {
  const Rect place = {board.x - gap_to_board - standing_width, board.y, standing_width, board.h};
  if (place.empty()) return;
  const float part = std::round(place.h * static_cast<float>(std::clamp(white, 0.0, 1.0)));
  const Rect whites = {place.x, flipped ? place.y : place.bottom() - part, place.w, part};
  draw_bar(canvas, place, whites, {place.x, std::round(place.center().y) - 1, place.w, 2}, theme);
}

void draw_strip(Canvas& canvas, const Rect& place, const LiveFindings& found, const Theme& theme,
                Language language) {
  if (place.empty()) return;
  Rect rest = {place.x + margin, place.y, place.w - 2 * margin, place.h};
  take_top(rest, gap);
  const Rect bar = take_top(rest, lying_height);
  const float part = std::round(bar.w * static_cast<float>(std::clamp(found.white, 0.0, 1.0)));
  draw_bar(canvas, bar, {bar.x, bar.y, part, bar.h},
           {std::round(bar.center().x) - 1, bar.y, 2, bar.h}, theme);
  TextStyle style;
  style.size = font_size::caption;
  style.color = theme.text;
  style.tabular = true;
  TextStyle strong = style;
  strong.weight = FontWeight::SemiBold;
  const std::string heading = strip_heading(found, language);
  const float verdict = canvas.measure(heading, strong).w;
  const std::string line =
      found.lines.empty() ? "" : found.lines.front().score + "  " + found.lines.front().moves;
  // The best move is worth more than the three percentages.
  const std::string move = line.substr(0, line.find(' ', line.find("  ") + 2));
  const float beside = 3 * percent_column(canvas, style, rest.w >= narrow_strip);
  if (found.percents && verdict + 2 * gap + canvas.measure(move, style).w + beside <= rest.w)
    draw_percents(canvas, rest, *found.percents, style, theme);
  canvas.text_in({rest.x, rest.y, std::min(verdict + 1, rest.w), rest.h}, heading, strong);
  if (line.empty() || verdict + 2 * gap >= rest.w) return;
  const Rect room = {rest.x + verdict + 2 * gap, rest.y, rest.w - verdict - 2 * gap, rest.h};
  style.color = theme.muted;
  canvas.text_in(room, line, style);
}

}  // namespace damas
