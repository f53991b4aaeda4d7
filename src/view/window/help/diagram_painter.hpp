// Owns DiagramPainter: pictures of rules' diagrams, drawn as the game draws its board.
#pragma once

#include <memory>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/help/rule_claims.hpp"

namespace damas {

// Makes each picture once for each size and theme and leaves it with the canvas that shows it.
class DiagramPainter {
 public:
  // In logical pixels, as large as fits a square of that side. What is drawn lies on whole pixels
  // at any scale.
  static Size size_of(const RuleDiagram& diagram, float side, float scale);

  // For ImGui, on `canvas`, at its scale. `key` tells the diagram apart from all others. Valid
  // until the frame is presented.
  const Texture& texture(Canvas& canvas, const std::string& key, const RuleDiagram& diagram,
                         float side, const Theme& theme);

 private:
  Image paint(const RuleDiagram& diagram, float side, float scale, const Theme& theme);

  std::unique_ptr<Canvas> paper_;  // of the size last asked for
};

}  // namespace damas
