// Owns the sizes and colours that a person can choose for shared pictures.
#pragma once

#include <span>
#include <string_view>

#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

// In pixels, at most.
struct PictureWidths {
  int picture = 0;
  int animation = 0;
};
PictureWidths widths_of(PictureSize size);

// The themes of pictures: those of boards, and black and white for printing.
std::span<const Theme> picture_themes();
// `board`, the colours of the board, for an empty or unknown id.
const Theme& picture_theme(std::string_view id, const Theme& board);

}  // namespace damas
