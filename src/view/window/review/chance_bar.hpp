// Owns the bar that shows White's chances: beside a board, or lying above it.
#pragma once

#include <string>

#include "platform/geometry.hpp"
#include "view/text/language.hpp"

namespace damas {

class Canvas;
struct LiveFindings;
struct Theme;

// Left of `board`. White's part is at White's end of it: below, or above if the board is `flipped`.
// `white` is White's expected result, from 0 to 1.
void draw_standing_bar(Canvas& canvas, const Rect& board, double white, bool flipped,
                       const Theme& theme);

// The verdict, after a word that says what its percentage is; a threat has its own word.
std::string strip_heading(const LiveFindings& found, Language language);

// The strip above the board of a narrow window: the bar with White at the left, the verdict, the
// best line, and the chances of a win, a draw and a loss.
void draw_strip(Canvas& canvas, const Rect& place, const LiveFindings& found, const Theme& theme,
                Language language);

}  // namespace damas
