// Owns how pieces look: men, kings and their states, at any size in the colours of a theme.
#pragma once

#include "core/piece.hpp"
#include "platform/geometry.hpp"
#include "platform/image.hpp"

namespace damas {

class Canvas;
class Painter;
struct Theme;

inline constexpr float piece_diameter = 0.78F;  // of a square's side
inline constexpr float king_offset = 0.07F;     // how far a king's lower disc lies below
inline constexpr float shadow_offset = 1 / 16.0F;

struct PieceLook {
  Piece piece;
  float lift = 0;  // 0 lies on the board .. 1 held above it: larger and softer shadow
  float opacity = 1;
  float crown = 1;             // of a king: 0 the crown is still high above .. 1 it sits
  bool semi_captured = false;  // pale and ringed
};

// As on a square of side `square` around `center`; the pictures are made once for each size.
void draw_piece(Canvas& canvas, Point center, float square, const PieceLook& look,
                const Theme& theme);

// Only the crown of a king that rests there.
void draw_crown(Canvas& canvas, Point center, float square, Side side, const Theme& theme);

// Only the discs of a king and their shadow, for other things to stand on than a crown.
void draw_stack(Canvas& canvas, Point center, float square, Side side, float lift,
                const Theme& theme);

// Where the middle of a king's crown is when its piece rests around `center`; `scale` is in pixels
// per unit.
Point crown_middle(Point center, float square, float scale);

// How far above its square's middle a lifted piece appears.
float lifted_by(float lift, float square);

// Without shadow, filling the picture: for panels and lists.
Image piece_image(Piece piece, int pixels, const Theme& theme);

// Without shadow: the whole piece, its discs, its crown around the middle of its upper disc.
// `square` is the side of its square in the painter's units.
void paint_piece(Painter& painter, Point center, float square, Piece piece, const Theme& theme);
void paint_discs(Painter& painter, Point center, float square, Piece piece, const Theme& theme);
void paint_crown(Painter& painter, Point center, float square, Side side, const Theme& theme);

}  // namespace damas
