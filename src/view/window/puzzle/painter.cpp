#include "view/window/puzzle/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "platform/canvas.hpp"
#include "puzzle/share.hpp"
#include "view/text/text.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float wood_margin = 7.0F / 256;   // of a cell, around a tile's wood
constexpr float wood_corner = 30.0F / 256;  // radius

// The shadow of the rim on the floor, along the top and the left edge.
void paint_depth(Painter& p, const Rect& floor, float corner, float reach) {
  const auto fading = [](Point from, Point to) {
    return Paint::linear(from, to, {{0, colors::black.faded(0.5F)}, {1, colors::transparent}});
  };
  p.rounded_rect({floor.x, floor.y, floor.w, reach + corner}, corner,
                 fading(floor.origin(), {floor.x, floor.y + reach}));
  p.rounded_rect({floor.x, floor.y, reach + corner, floor.h}, corner,
                 fading(floor.origin(), {floor.x + reach, floor.y}));
}

void paint_tray(Painter& p, const Rect& tray, float rim, float cell, const Theme& theme) {
  const Rect floor = tray.inset(rim);
  const float corner = cell * (wood_corner + wood_margin);
  const float outer = corner + rim;
  if (theme.flat) {
    p.rounded_rect(tray, outer, theme.coordinates);
    p.rounded_rect(tray.inset(2), outer - 2, theme.frame);
    return;
  }
  p.rounded_rect(tray, outer, theme.frame);
  p.rounded_outline(tray, outer, std::max(1.0F, cell / 96),
                    Paint::linear(tray.origin(), {tray.right(), tray.bottom()},
                                  {{0, colors::white.faded(0.3F)},
                                   {0.5F, colors::white.faded(0.05F)},
                                   {0.5F, colors::black.faded(0.1F)},
                                   {1, colors::black.faded(0.35F)}}));
  p.rounded_rect(floor, corner, mix(theme.frame, colors::black, 0.5F));
  paint_depth(p, floor, corner, cell / 10);
}

}  // namespace

PuzzlePainter::PuzzlePainter(Canvas& canvas, const PuzzlePictures& pictures,
                             const PuzzleLayout& layout, const Theme& theme, Language language)
    : canvas_(canvas), pictures_(pictures), layout_(layout), theme_(theme), language_(language) {}

void PuzzlePainter::draw(const PuzzleView& view) {
  draw_tray();
  draw_tiles(view);
  if (const auto way = view.status.session.hint()) draw_hint(view.puzzle().board(), *way);
  if (view.motion.picture_opacity() > 0) draw_win(view);
  if (!layout_.title.empty()) draw_title();
  draw_counters(view);
  draw_message(view);
  if (!layout_.goal.empty()) draw_goal(view.puzzle().board().side());
}

void PuzzlePainter::draw_tray() {
  const Rect& tray = layout_.tray;
  const float rim = layout_.board.x - tray.x;
  const std::string key = "puzzle/tray/" + std::string(theme_.id) + std::to_string(layout_.side);
  canvas_.paint(key, tray, [&](Painter& p) {
    paint_tray(p, Rect::at({}, tray.size()), rim, layout_.cell, theme_);
  });
}

void PuzzlePainter::draw_tiles(const PuzzleView& view) {
  if (view.motion.picture_complete()) return;
  const puzzle::Board& board = view.puzzle().board();
  const auto displaced = [&](int tile) {
    if (!view.dragged) return view.motion.of(tile);
    const auto& hand = view.dragged->tiles;
    const bool in_hand = std::find(hand.begin(), hand.end(), tile) != hand.end();
    return in_hand ? displacement(view.dragged->way, view.dragged->by) : view.motion.of(tile);
  };
  // Tiles at rest first, so that moving ones pass above them.
  for (const bool moving : {false, true}) {
    for (int i = 0; i < board.side() * board.side(); ++i) {
      const puzzle::Cell cell{i / board.side(), i % board.side()};
      const int tile = board.tile_at(cell);
      if (tile == 0 || (displaced(tile) != Point{}) != moving) continue;
      pictures_.draw_tile(canvas_, {tile, board.side()}, layout_.cell_rect(cell, displaced(tile)));
    }
  }
}

// A ring around the tile to move, and an arrow into the gap.
void PuzzlePainter::draw_hint(const puzzle::Board& board, puzzle::Direction gap_way) {
  const Rect tile = layout_.cell_rect(neighbour(board.gap(), gap_way));
  const float width = std::max(3.0F, layout_.cell / 32);
  const Rect ring = tile.inset(layout_.cell * wood_margin);
  const float corner = layout_.cell * wood_corner;
  canvas_.rounded_outline(ring.inset(-1), corner + 1, width + 2, theme_.hairline);
  canvas_.rounded_outline(ring, corner, width, theme_.accent);
  const Point to = layout_.cell_rect(board.gap()).center();
  const Point from = tile.center() + (to - tile.center()) * 0.4F;
  const std::array way{from, to};
  const ArrowStyle style{width * 1.5F, layout_.cell / 5, 0};
  canvas_.arrow(way, {style.width + 3, style.head + 4, 0}, theme_.hairline);
  canvas_.arrow(way, style, theme_.accent);
}

void PuzzlePainter::draw_win(const PuzzleView& view) {
  const float opacity = view.motion.picture_opacity();
  pictures_.draw_win(canvas_, layout_.side, layout_.board, opacity);
  draw_banner(view, opacity);
}

void PuzzlePainter::draw_banner(const PuzzleView& view, float opacity) {
  const std::string result = puzzle_result(language_, view.status.session);
  const TextStyle headline{.color = theme_.text.faded(opacity),
                           .size = font_size::heading,
                           .weight = FontWeight::SemiBold,
                           .align = Align::Center};
  TextStyle line{.color = theme_.text.faded(opacity), .align = Align::Center};
  const float width = std::min(layout_.board.w - 16, canvas_.measure(result, line).w + 48);
  line.max_width = width - 16;
  // A text too long for one line is drawn smaller, on two lines.
  if (canvas_.measure(result, line).h > 24) line.size = font_size::caption;
  const float height = 52 + canvas_.measure(result, line).h;
  const float rise = 16 * (1 - opacity);
  const Rect banner{layout_.board.center().x - width / 2,
                    layout_.board.bottom() - height - 16 + rise, width, height};
  canvas_.rounded_rect(banner, 16, theme_.panel.faded(0.9F * opacity));
  const Text won = view.puzzle().helped() ? Text::PuzzleSolvedShown : Text::PuzzleWon;
  canvas_.text_in({banner.x, banner.y + 8, banner.w, 32}, tr(language_, won), headline);
  canvas_.text({banner.center().x, banner.y + 40}, result, line);
}

void PuzzlePainter::draw_title() {
  const TextStyle style{.color = theme_.text,
                        .size = font_size::heading,
                        .weight = FontWeight::SemiBold,
                        .align = layout_.landscape ? Align::Left : Align::Center};
  const char* words = tr(language_, Text::PuzzleTitle);
  const bool fits = canvas_.measure(words, style).w <= layout_.title.w;
  canvas_.text_in(layout_.title, fits ? words : tr(language_, Text::PuzzleMenu), style);
}

void PuzzlePainter::draw_counters(const PuzzleView& view) {
  const puzzle::Puzzle& puzzle = view.puzzle();
  draw_counter(layout_.moves, tr(language_, Text::PuzzleMoves), std::to_string(puzzle.moves()),
               false);
  const BestCounter best = best_counter(language_, view.status.session);
  draw_counter(layout_.best, best.label, best.value, !best.known);
  const bool stands = view.time_stands && puzzle.state() == puzzle::State::Playing;
  draw_counter(layout_.time, tr(language_, Text::PuzzleTime), puzzle::clock_text(puzzle.elapsed()),
               stands);
}

// In a smaller font if the box is narrow.
void PuzzlePainter::draw_counter(const Rect& box, const char* label, const std::string& value,
                                 bool dimmed) {
  const GuiPalette palette = gui_palette(theme_);
  canvas_.rounded_rect(box, 12, palette.control);
  if (theme_.flat) canvas_.rounded_outline(box, 12, 1, palette.border);
  const bool tiny = box.w < 72;
  const float inside = tiny ? 3 : box.w < 100 ? 8 : 16;
  const auto fitted = [&](const char* text, TextStyle style, float least) {
    while (style.size > least && canvas_.measure(text, style).w > box.w - 2 * inside)
      style.size -= 1;
    return style;
  };
  const Rect row{box.x + inside, box.y + 6, box.w - 2 * inside, 22};
  const float least_size = tiny ? 9 : 10;
  canvas_.text_in(row, label,
                  fitted(label, {.color = theme_.muted, .size = font_size::caption}, least_size));
  canvas_.text_in({row.x, box.y + 26, row.w, 40}, value,
                  fitted(value.c_str(),
                         {.color = dimmed ? theme_.muted : theme_.text,
                          .size = font_size::clock,
                          .weight = FontWeight::SemiBold,
                          .tabular = true},
                         14));
}

void PuzzlePainter::draw_message(const PuzzleView& view) {
  const Rect& box = layout_.message;
  const puzzle::Session& session = view.status.session;
  const bool answer = view.status.refused || session.hint_asked() ||
                      session.showing() != puzzle::Session::Showing::No;
  TextStyle style{.color = answer ? theme_.text : theme_.muted,
                  .size = layout_.landscape ? font_size::body : font_size::caption,
                  .max_width = box.w};
  std::string words;
  float height = 0;
  for (const std::string& each : puzzle_message(language_, view.status)) {
    const std::string more = words.empty() ? each : words + '\n' + each;
    const float needed = canvas_.measure(more, style).h;
    if (!words.empty() && needed > box.h) break;
    words = more;
    height = needed;
  }
  const auto inside = canvas_.clipped(box);
  if (layout_.landscape) {
    canvas_.text(box.origin(), words, style);
  } else {
    style.align = Align::Center;
    canvas_.text({box.center().x, box.y + std::max(0.0F, (box.h - height) / 2)}, words, style);
  }
}

void PuzzlePainter::draw_goal(int side) {
  const Rect& box = layout_.goal;
  canvas_.text_in({box.x, box.y - 24, box.w, 22}, tr(language_, Text::PuzzleGoal),
                  {.color = theme_.muted, .size = font_size::caption});
  const puzzle::Board solved(side);
  PuzzleLayout small = layout_;
  small.board = box;
  small.cell = box.w / static_cast<float>(side);
  for (int i = 0; i + 1 < side * side; ++i) {
    const puzzle::Cell cell{i / side, i % side};
    pictures_.draw_tile(canvas_, {solved.tile_at(cell), side}, small.cell_rect(cell));
  }
}

}  // namespace damas
