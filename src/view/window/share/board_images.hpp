// Owns pictures and animations of boards for files, drawn as in the window but without a display.
#pragma once

#include <optional>
#include <string>

#include "core/path.hpp"
#include "core/pdn/tree.hpp"
#include "platform/image.hpp"
#include "share/colors.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

inline constexpr int least_picture = 80;   // pixels
inline constexpr int most_picture = 4096;  // pixels
inline constexpr int usual_delay = 1000;   // milliseconds

struct PictureStyle {
  Theme theme = theme_by_id({});
  BoardLabels labels = {};
  int width = 800;       // at most; all squares have the same whole number of pixels
  bool flipped = false;  // Black's side at the bottom
};

// Letters on the frame or numbers in the squares, as the variant writes moves.
BoardLabels usual_labels(Variant variant);

Image board_image(const Game& game, const Path& last_move, const PictureStyle& style);

// The position at the node as an SVG, whose board without its frame is at most `width` wide.
std::string drawing_of(const PdnTree& tree, PdnNode node, const PictureStyle& style);

// A GIF of the main line that shows each position for that time, the last one longer. Nothing if it
// cannot be made.
std::optional<std::string> animation_of(const PdnTree& tree, const PictureStyle& style,
                                        int milliseconds);

// The theme's colours for drawings and web pages.
share::Colors shared_colors(const Theme& theme);

}  // namespace damas
