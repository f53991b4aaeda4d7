// Owns the look of pieces: men, kings and their states, at any size in the colours of a theme.
#pragma once

#include "core/piece.hpp"
#include "platform/geometry.hpp"
#include "platform/image.hpp"

namespace damas {

class Canvas;
class Painter;
struct Theme;

inline constexpr float piece_diameter = 0.78F;  // of a square's side
inline constexpr float king_offset = 0.07F;     // how much lower a king's lower disc lies
inline constexpr float shadow_offset = 1 / 16.0F;

struct PieceLook {
  Piece piece;
  float lift = 0;  // 0 on the board .. 1 held above it, with a larger and softer shadow
  float opacity = 1;
  float crown = 1;             // for a king: 0 crown high above the piece .. 1 crown in place
  bool semi_captured = false;  // pale and ringed
};

// Draws the piece on a square of side `square` around `center`; pictures are cached per size.
void draw_piece(Canvas& canvas, Point center, float square, const PieceLook& look,
                const Theme& theme);

// Draws only the crown of a king at rest.
void draw_crown(Canvas& canvas, Point center, float square, Side side, const Theme& theme);

// Draws only the discs of a king and their shadow, to put something other than a crown on them.
void draw_stack(Canvas& canvas, Point center, float square, Side side, float lift,
                const Theme& theme);

// The middle of a king's crown when the piece rests around `center`; `scale` is in pixels per unit.
Point crown_middle(Point center, float square, float scale);

// How far a lifted piece is drawn above the middle of its square.
float lifted_by(float lift, float square);

// The piece without its shadow, as large as the picture; for panels and lists.
Image piece_image(Piece piece, int pixels, const Theme& theme);

// Without shadow: the whole piece, its discs, or its crown around the middle of its upper disc.
// `square` is the side of the square in the painter's units.
void paint_piece(Painter& painter, Point center, float square, Piece piece, const Theme& theme);
void paint_discs(Painter& painter, Point center, float square, Piece piece, const Theme& theme);
void paint_crown(Painter& painter, Point center, float square, Side side, const Theme& theme);

}  // namespace damas
