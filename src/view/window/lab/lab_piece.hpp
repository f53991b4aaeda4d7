// Owns the look of the lab's sliding pieces: a king's discs with a symbol and marks for directions.
#pragma once

#include "platform/geometry.hpp"
#include "platform/image.hpp"
#include "view/window/lab/lab_board.hpp"

namespace damas {

class Canvas;
struct Theme;

// Drawn on a square of side `square` around `center`, `lift` 0..1 above the board.
void draw_lab_piece(Canvas& canvas, Point center, float square, LabPiece piece, float lift,
                    const Theme& theme);

// Without shadow, filling the picture; for panels.
Image lab_piece_image(LabPiece piece, int pixels, const Theme& theme);

}  // namespace damas
