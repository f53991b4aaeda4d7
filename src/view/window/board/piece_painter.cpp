#include "view/window/board/piece_painter.hpp"

#include <cmath>
#include <numbers>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/board/pixel_box.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr float picture_size = 1.25F;  // of a square; has room for the shadow
constexpr int lift_steps = 8;          // number of different shadows that are cached

// The colours of one side's disc.
struct Tones {
  Color body;
  Color lit;
  Color shaded;
  Color rim;
  Color groove;
  Color ridge;  // the lit edge of a groove
};

Tones tones(Side side, const Theme& theme) {
  const Color body = theme.man(side);
  const Color other = theme.man(opponent(side));
  if (theme.flat) return {body, body, body, other, other, colors::transparent};
  if (side == Side::White) {
    return {body,
            mix(body, colors::white, 0.7F),
            mix(body, other, 0.16F),
            mix(body, other, 0.72F),
            mix(body, other, 0.34F),
            colors::white.faded(0.85F)};
  }
  return {body,
          mix(body, other, 0.2F),
          mix(body, colors::black, 0.35F),
          mix(body, other, 0.62F),
          mix(body, colors::black, 0.55F),
          mix(body, other, 0.34F)};
}

float radius_of(float square) {
  return piece_diameter * square / 2;
}

void paint_groove(Painter& painter, Point center, float radius, float width, const Tones& tones) {
  const float shift = width * 0.45F;
  painter.ring(center + Point{shift, shift}, radius, width, tones.ridge);
  painter.ring(center, radius, width, tones.groove);
}

void paint_disc(Painter& painter, Point center, float square, const Tones& tones, bool flat) {
  const float r = radius_of(square);
  const float rim = std::max(0.045F * r, 0.8F / painter.scale());
  const Point light{center.x - 0.35F * r, center.y - 0.45F * r};
  painter.disc(center, r, tones.rim);
  painter.disc(center, r - rim,
               flat ? Paint{tones.body}
                    : Paint::radial(light, 1.5F * r,
                                    {{0, tones.lit}, {0.45F, tones.body}, {1, tones.shaded}}));
}

void paint_highlight(Painter& painter, Point center, float square, Side side) {
  const float r = radius_of(square);
  const Color light = colors::white.faded(side == Side::White ? 0.9F : 0.34F);
  painter.arc(center, 0.91F * r, 0.045F * r, -0.92F * pi, -0.58F * pi, light);
}

// Draws the complete shadow under a piece at that height, 0..1.
void paint_shadow(Painter& painter, Point center, float square, float lift, const Theme& theme) {
  if (theme.flat) return;
  const float r = radius_of(square);
  const float down = square * shadow_offset * (1 + 0.9F * lift);
  const Point at{center.x + 0.55F * down, center.y + down};
  const Color dark = colors::black;
  painter.soft_disc(at, r * (0.93F + 0.03F * lift), square * (0.07F + 0.07F * lift),
                    dark.faded(0.5F - 0.12F * lift));
}

std::string key_of(std::string_view what, Piece piece, const Theme& theme) {
  std::string key{what};
  key += piece.side == Side::White ? "/white/" : "/black/";
  key += piece.kind == Kind::King ? "king/" : "man/";
  return key += theme.id;
}

// The centres of a king's two discs relative to the middle of the square: in whole pixels, so that
// its parts fit together however they are drawn.
struct Stack {
  float up = 0;
  float down = 0;
};

Stack stack_of(Kind kind, float square, float scale) {
  if (kind == Kind::Man) return {};
  const float pixels = king_offset * square * scale;
  const float up = std::round(pixels / 2);
  return {up / scale, (std::round(pixels) - up) / scale};
}

class PieceDrawer {
 public:
  PieceDrawer(Canvas& canvas, Point center, float square, const Theme& theme)
      : canvas_(canvas), center_(center), square_(square), theme_(theme) {}

  // A single picture including the shadow; used for most pieces in most frames.
  void at_rest(Piece piece) {
    paint(key_of("piece", piece, theme_), center_, [&](Painter& painter, Point middle) {
      const float down = stack_of(piece.kind, square_, painter.scale()).down;
      paint_shadow(painter, middle + Point{0, down}, square_, 0, theme_);
      paint_piece(painter, middle, square_, piece, theme_);
    });
  }

  void shadow(float lift, Point below) {
    const int step = static_cast<int>(std::lround(lift * lift_steps));
    const std::string key = std::string{"shadow/"} + std::to_string(step) + '/';
    paint(key + std::string{theme_.id}, below, [&](Painter& painter, Point middle) {
      paint_shadow(painter, middle, square_, static_cast<float>(step) / lift_steps, theme_);
    });
  }

  void discs(Piece piece, Point at) {
    paint(key_of("discs", piece, theme_), at, [&](Painter& painter, Point middle) {
      paint_discs(painter, middle, square_, piece, theme_);
    });
  }

  void crown(Side side, Point at) {
    paint(key_of("crown", {side, Kind::King}, theme_), at, [&](Painter& painter, Point middle) {
      paint_crown(painter, middle, square_, side, theme_);
    });
  }

  void captured_ring() {
    paint("captured/" + std::string{theme_.id}, center_, [&](Painter& painter, Point middle) {
      const float r = radius_of(square_) + 0.02F * square_;
      const float width = std::max(0.035F * square_, 1.5F / painter.scale());
      painter.ring(middle, r + 0.3F * width, 1.6F * width, theme_.hairline.faded(0.75F));
      painter.ring(middle, r, width, theme_.white_man);
    });
  }

 private:
  template <class Draw>
  void paint(const std::string& key, Point at, const Draw& draw) {
    const Rect box = pixel_box(at, square_, picture_size, canvas_.scale());
    canvas_.paint(key, box, [&](Painter& painter) { draw(painter, painter.area().center()); });
  }

  Canvas& canvas_;
  Point center_;
  float square_;
  const Theme& theme_;
};

// Returns how far the piece is above its place.
Point draw_lifted_discs(PieceDrawer& drawer, Point center, float square, Piece piece, float lift,
                        const Stack& stack) {
  const Point up{0, -lifted_by(lift, square)};
  drawer.shadow(lift, center + Point{0, stack.down});
  drawer.discs(piece, center + up);
  return up;
}

void draw_lifted(PieceDrawer& drawer, Point center, float square, const PieceLook& look,
                 const Stack& stack) {
  const Point up = draw_lifted_discs(drawer, center, square, look.piece, look.lift, stack);
  if (look.piece.kind == Kind::Man) return;
  const float crown_height = stack.up + (1 - look.crown) * 0.6F * square;
  drawer.crown(look.piece.side, center + up - Point{0, crown_height});
}

}  // namespace

void paint_discs(Painter& painter, Point center, float square, Piece piece, const Theme& theme) {
  const Tones colors = tones(piece.side, theme);
  const float r = radius_of(square);
  const float width = std::max(0.05F * r, 0.8F / painter.scale());
  const Stack stack = stack_of(piece.kind, square, painter.scale());
  const Point top = center - Point{0, stack.up};
  if (piece.kind == Kind::King) {
    Tones lower = colors;
    lower.lit = lower.body = colors.shaded;
    paint_disc(painter, center + Point{0, stack.down}, square, lower, theme.flat);
  }
  paint_disc(painter, top, square, colors, theme.flat);
  paint_groove(painter, top, 0.8F * r, width, colors);
  if (piece.kind == Kind::Man) paint_groove(painter, top, 0.52F * r, width, colors);
  if (!theme.flat) paint_highlight(painter, top, square, piece.side);
}

void paint_crown(Painter& painter, Point center, float square, Side side, const Theme& theme) {
  const auto crown = Outline::from_svg("M-10 7 L-12 -5 L-5.5 -0.5 L0 -10 L5.5 -0.5 L12 -5 L10 7 Z");
  const float unit = 0.0195F * square;
  const Outline shape = crown.value().placed(unit, center + Point{0, 0.5F * unit});
  const Color ink = theme.man(opponent(side));
  const Color dark = theme.black_man;
  const Color gold = theme.flat ? ink : theme.mark;
  painter.stroke(shape, 3.2F * unit, theme.flat ? ink : dark);
  painter.fill(shape, gold);
  for (const Point tip : {Point{-12, -5.5F}, Point{0, -10.5F}, Point{12, -5.5F}}) {
    const Point at = center + (tip + Point{0, 0.5F}) * unit;
    painter.disc(at, 3.1F * unit, theme.flat ? ink : dark);
    painter.disc(at, 1.8F * unit, gold);
  }
  const Point left = center + Point{-8.2F, 4.4F} * unit;
  painter.line(left, left + Point{16.4F, 0} * unit, 1.4F * unit,
               theme.flat ? theme.man(side) : dark.faded(0.8F));
}

void draw_piece(Canvas& canvas, Point center, float square, const PieceLook& look,
                const Theme& theme) {
  PieceDrawer drawer(canvas, center, square, theme);
  const float opacity = look.semi_captured ? 0.55F * look.opacity : look.opacity;
  {
    const auto pale = canvas.faded(opacity);
    if (look.lift > 0 || look.crown < 1) {
      draw_lifted(drawer, center, square, look, stack_of(look.piece.kind, square, canvas.scale()));
    } else {
      drawer.at_rest(look.piece);
    }
  }
  if (!look.semi_captured) return;
  const auto ring = canvas.faded(look.opacity);
  drawer.captured_ring();
}

void draw_crown(Canvas& canvas, Point center, float square, Side side, const Theme& theme) {
  PieceDrawer(canvas, center, square, theme)
      .crown(side, crown_middle(center, square, canvas.scale()));
}

void draw_stack(Canvas& canvas, Point center, float square, Side side, float lift,
                const Theme& theme) {
  PieceDrawer drawer(canvas, center, square, theme);
  const Stack stack = stack_of(Kind::King, square, canvas.scale());
  draw_lifted_discs(drawer, center, square, {side, Kind::King}, lift, stack);
}

Point crown_middle(Point center, float square, float scale) {
  return center - Point{0, stack_of(Kind::King, square, scale).up};
}

float lifted_by(float lift, float square) {
  return 0.07F * square * lift;
}

void paint_piece(Painter& painter, Point center, float square, Piece piece, const Theme& theme) {
  paint_discs(painter, center, square, piece, theme);
  if (piece.kind == Kind::King) {
    paint_crown(painter, crown_middle(center, square, painter.scale()), square, piece.side, theme);
  }
}

Image piece_image(Piece piece, int pixels, const Theme& theme) {
  Image image(pixels, pixels);
  Painter painter(image);
  const float square = static_cast<float>(pixels) / (piece_diameter + king_offset);
  paint_piece(painter, painter.area().center(), square, piece, theme);
  return image;
}

}  // namespace damas
