#include "view/window/board/app_icon.hpp"

#include <numbers>

#include "platform/painter.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

// A square between the middle of a board and one of its corners, which is rounded.
Outline quarter(Point middle, Point towards, float side, float radius) {
  const Point corner = middle + towards * side;
  const Point center = corner - towards * radius;
  // The round corner faces up and left, or down and right.
  const float begin = towards.x < 0 ? pi : 0;
  Outline outline;
  outline.move_to(middle);
  outline.line_to({middle.x, towards.x < 0 ? middle.y : corner.y});
  return towards.x < 0 ? outline.line_to({corner.x, middle.y})
                             .arc(center, radius, begin, begin + pi / 2)
                             .line_to({middle.x, corner.y})
                             .close()
                       : outline.arc(center, radius, begin + pi / 2, begin)
                             .line_to({corner.x, middle.y})
                             .close();
}

void paint_board(Painter& painter, const Rect& frame, const Theme& theme) {
  const float unit = frame.w / 32;
  const Rect board = frame.inset(2.2F * unit);
  const float radius = 4.4F * unit;
  painter.rounded_rect(frame, 6.4F * unit,
                       Paint::linear(frame.origin(), {frame.right(), frame.bottom()},
                                     {{0, mix(theme.frame, colors::white, 0.16F)},
                                      {1, mix(theme.frame, colors::black, 0.3F)}}));
  painter.rounded_rect(board, radius, theme.light_square);
  for (const float sign : {-1.0F, 1.0F}) {
    painter.fill(quarter(board.center(), {sign, sign}, board.w / 2, radius), theme.dark_square);
  }
}

}  // namespace

Image app_icon(int pixels) {
  Image image(pixels, pixels);
  Painter painter(image);
  const Theme& theme = themes().front();
  const Rect frame = painter.area().inset(static_cast<float>(pixels) / 32);
  paint_board(painter, frame, theme);
  const float square = 0.86F * frame.w;
  const Point middle = frame.center();
  painter.soft_disc(middle + Point{0.02F, 0.07F} * square, 0.4F * square, 0.09F * square,
                    colors::black.faded(0.55F));
  paint_piece(painter, middle, square, {Side::White, Kind::King}, theme);
  return image;
}

}  // namespace damas
