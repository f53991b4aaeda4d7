#include "view/window/lab/lab_piece.hpp"

#include <cmath>
#include <numbers>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/board/pixel_box.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float picture_size = 1.25F;  // of a square
constexpr float unit_of = 0.0195F;     // of a square, as in a king's crown

constexpr const char* tower =
    "M-9 9.5V7L-6 4.5V-3L-9 -5.5V-10H-5.2V-7.6H-1.9V-10H1.9V-7.6H5.2V-10H9V-5.5L6 -3V4.5L9 7V9.5Z";
constexpr const char* mitre =
    "M0 -11.5C5 -7 7.6 -3 6.6 1.4C6.2 3.2 5 4.4 3.8 5.4L8.5 7.2V9.8H-8.5V7.2L-3.8 5.4"
    "C-5 4.4 -6.2 3.2 -6.6 1.4C-7.6 -3 -5 -7 0 -11.5Z";
constexpr const char* coronet =
    "M-8.5 9.8L-12 -4L-6.6 1.5L-6 -8.5L-2 0.5L0 -10.5L2 0.5L6 -8.5L6.6 1.5L12 -4L8.5 9.8Z";

struct Inks {
  Color fill;
  Color edge;
};

// The same colours as a crown's.
Inks inks(const Theme& theme) {
  const Color ink = theme.man(Side::Black);
  return theme.flat ? Inks{ink, ink} : Inks{theme.mark, theme.black_man};
}

void paint_shape(Painter& painter, Point center, float unit, const char* path, const Inks& inks) {
  const Outline shape = Outline::from_svg(path).value().placed(unit, center);
  painter.stroke(shape, 3.2F * unit, inks.edge);
  painter.fill(shape, inks.fill);
}

void paint_emblem(Painter& painter, Point center, float square, LabPiece piece,
                  const Theme& theme) {
  const float unit = unit_of * square;
  const Inks colors = inks(theme);
  const auto line = [&](Point a, Point b) {
    painter.line(center + a * unit, center + b * unit, 1.5F * unit,
                 theme.flat ? theme.man(Side::White) : colors.edge.faded(0.8F));
  };
  switch (piece) {
    case LabPiece::Rook:
      paint_shape(painter, center, unit, tower, colors);
      return line({-5, 5}, {5, 5});
    case LabPiece::Bishop:
      paint_shape(painter, center, unit, mitre, colors);
      return line({1, -5.5F}, {3.6F, -0.5F});
    case LabPiece::Queen:
      paint_shape(painter, center, unit, coronet, colors);
      return line({-7, 6.2F}, {7, 6.2F});
    case LabPiece::DiagonalKing:
    case LabPiece::StraightKing:
      return paint_crown(painter, center, square, Side::White, theme);
  }
}

// Points on the rim of the disc, in the piece's directions.
void paint_ways(Painter& painter, Point center, float square, LabPiece piece, const Theme& theme) {
  const float rim = 0.86F * piece_diameter * square / 2;
  const Directions ways = directions_of(LabBoard{piece, {}, {}, {}}.rays());
  const Color ink = theme.man(Side::Black).faded(0.85F);
  for (int i = 0; i < direction_count; ++i) {
    if (!ways.contains(static_cast<Direction>(i))) continue;
    const float angle = static_cast<float>(i - 2) * std::numbers::pi_v<float> / 4;
    const Point way{std::cos(angle), std::sin(angle)};
    painter.disc(center + way * rim, std::max(0.036F * square, 0.9F), ink);
  }
}

void paint_top(Painter& painter, Point middle, float square, LabPiece piece, const Theme& theme) {
  paint_ways(painter, middle, square, piece, theme);
  paint_emblem(painter, middle, square, piece, theme);
}

}  // namespace

void draw_lab_piece(Canvas& canvas, Point center, float square, LabPiece piece, float lift,
                    const Theme& theme) {
  draw_stack(canvas, center, square, Side::White, lift, theme);
  const Point at = crown_middle(center, square, canvas.scale()) - Point{0, lifted_by(lift, square)};
  const std::string key =
      "lab/" + std::to_string(static_cast<int>(piece)) + '/' + std::string(theme.id);
  canvas.paint(key, pixel_box(at, square, picture_size, canvas.scale()), [&](Painter& painter) {
    paint_top(painter, painter.area().center(), square, piece, theme);
  });
}

Image lab_piece_image(LabPiece piece, int pixels, const Theme& theme) {
  Image image(pixels, pixels);
  Painter painter(image);
  const float square = static_cast<float>(pixels) / (piece_diameter + king_offset);
  const Point center = painter.area().center();
  paint_discs(painter, center, square, {Side::White, Kind::King}, theme);
  paint_top(painter, crown_middle(center, square, 1), square, piece, theme);
  return image;
}

}  // namespace damas
